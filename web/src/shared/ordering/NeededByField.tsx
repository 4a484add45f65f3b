import { Alert, Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { dayOf } from '@teeshala/contract/india-day'
import { formatWeekday } from '../ui/day.ts'
import classes from './ExtrasFields.module.css'
import type { useOrderExtras } from './use-order-extras.ts'

type NeededByFieldProps = Pick<ReturnType<typeof useOrderExtras>, 'extras' | 'problems' | 'unmet' | 'change'> & {
  /** Said where the order is placed although the day cannot be promised. */
  anyway?: string
}

/** 'Needed by', and what can be promised instead where that is too early. */
export function NeededByField(props: NeededByFieldProps) {
  const { extras, problems, unmet, change, anyway = 'Order anyway: please call me about the date' } = props
  const { neededBy, acceptedDay } = extras
  return (
    <div className={classes.day}>
      <TextInput
        type="date"
        className={classes.date}
        label="Needed by"
        description="Leave it empty if any day is fine."
        min={dayOf(new Date())}
        value={neededBy}
        error={problems.neededBy}
        onChange={({ target }) => change({ neededBy: target.value })}
      />
      {unmet && (
        <Alert
          color="marigold"
          role="status"
          title={`We cannot promise ${formatWeekday(neededBy)}; earliest ${formatWeekday(unmet)}`}
        >
          <Checkbox
            label={anyway}
            checked={acceptedDay === unmet}
            onChange={({ currentTarget }) => change({ acceptedDay: currentTarget.checked ? unmet : null })}
          />
        </Alert>
      )}
    </div>
  )
}
