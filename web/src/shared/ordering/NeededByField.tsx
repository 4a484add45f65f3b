import { Alert, Checkbox, TextInput } from '@mantine/core'
import { formatNearDay } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'
import * as texts from '../../texts/shared/orders.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import classes from './ExtrasFields.module.css'
import type { useOrderExtras } from './use-order-extras.ts'

type NeededByFieldProps = Pick<ReturnType<typeof useOrderExtras>, 'extras' | 'problems' | 'unmet' | 'change'> & {
  /** Shown if the order is placed although the date cannot be promised. */
  anyway?: string
}

/** 'Needed by', and the earliest possible date if that is too early. */
export function NeededByField(props: NeededByFieldProps) {
  const { extras, problems, unmet, change, anyway = texts.orderAnywayPleaseCallMeAbout } = props
  const { neededBy, acceptedDay } = extras
  // The build prerenders this field on another day.
  const isHydrated = useIsHydrated()
  return (
    <div className={classes.day}>
      <TextInput
        type="date"
        className={classes.date}
        label={texts.neededBy}
        description={texts.leaveItEmptyIfAnyDay}
        {...(isHydrated && { min: dayOf(new Date()) })}
        value={neededBy}
        error={problems.neededBy}
        onChange={({ target }) => change({ neededBy: target.value })}
      />
      {unmet && (
        <Alert
          color="marigold"
          role="status"
          title={texts.weCannotPromiseEarliest(formatNearDay(neededBy), formatNearDay(unmet))}
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
