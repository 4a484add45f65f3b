import { Button, Input, NumberInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxDaySteps } from '@teeshala/contract/delivery/delivery-settings'
import stepClasses from '../BreakSteps.module.css'
import fields from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'

const whole = { allowDecimal: false, allowNegative: false, hideControls: true } as const

/** From how many pieces on a bulk order takes longer. */
export function BulkDays({ form }: { form: SettingsFormState }) {
  const { bulkSteps } = form.values.delivery
  return (
    <fieldset className={fields.group}>
      <legend>Larger bulk orders</legend>
      <p className={fields.note}>
        Extra working days by the number of pieces in an order, all colours and sizes together.
      </p>
      <ul className={stepClasses.steps}>
        {bulkSteps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the table
          <li key={index} className={stepClasses.step}>
            <NumberInput
              label="From pieces"
              aria-label={`Larger order ${index + 1}: from pieces`}
              {...whole}
              {...form.getInputProps(`delivery.bulkSteps.${index}.from`)}
            />
            <NumberInput
              label="Working days"
              aria-label={`Larger order ${index + 1}: working days`}
              {...whole}
              {...form.getInputProps(`delivery.bulkSteps.${index}.days`)}
            />
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove larger order ${index + 1}`}
              onClick={() => form.removeListItem('delivery.bulkSteps', index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {form.errors['delivery.bulkSteps'] && <Input.Error role="alert">{form.errors['delivery.bulkSteps']}</Input.Error>}
      <Button
        mt="sm"
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={bulkSteps.length >= maxDaySteps}
        onClick={() => form.insertListItem('delivery.bulkSteps', { from: '', days: '' })}
      >
        Add a step
      </Button>
    </fieldset>
  )
}
