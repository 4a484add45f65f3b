import { Switch, TextInput } from '@mantine/core'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import * as texts from '../../../texts/admin/settings.ts'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Whether couriers are booked from the order page, and the pickup address. */
export function CourierSection({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  return (
    <SettingsSection name="couriers">
      <Switch {...toggle('courierService.isOn', texts.bookCouriersHere, texts.bookCouriersHint)} />
      {form.values.courierService.isOn && (
        <>
          <TextInput
            autoComplete="off"
            maxLength={36}
            {...field('courierService.pickupLocation', texts.pickupLocation, texts.pickupLocationHint)}
          />
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...field('courierService.pickupPostalCode', texts.pickupPostalCode)}
          />
        </>
      )}
    </SettingsSection>
  )
}
