import { Button, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxDaySteps } from '@teeshala/contract/delivery/delivery-settings'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import * as texts from '../../../texts/admin/settings-delivery.ts'
import fields from '../fields.module.css'
import stepClasses from '../sections/BreakSteps.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'

/** The quantities from which a bulk order takes longer. */
export function BulkDays({ form }: { form: SettingsFormState }) {
  const { bulkSteps } = form.values.delivery
  return (
    <fieldset className={fields.group}>
      <legend>{texts.largerBulkOrders}</legend>
      <p className={fields.note}>{texts.extraWorkingDaysByTheNumber}</p>
      <ul className={stepClasses.steps}>
        {bulkSteps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <li key={index} className={stepClasses.step}>
            <NumberField
              label={texts.fromPieces}
              aria-label={texts.largerOrderFromPieces(index + 1)}
              {...form.getInputProps(`delivery.bulkSteps.${index}.from`)}
            />
            <NumberField
              label={settingsTexts.workingDays}
              aria-label={texts.largerOrderWorkingDays(index + 1)}
              {...form.getInputProps(`delivery.bulkSteps.${index}.days`)}
            />
            <Button
              variant="default"
              size="sm"
              aria-label={texts.removeLargerOrder(index + 1)}
              onClick={() => form.removeListItem('delivery.bulkSteps', index)}
            >
              {settingsTexts.remove}
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
        {settingsTexts.addAStep}
      </Button>
    </fieldset>
  )
}
