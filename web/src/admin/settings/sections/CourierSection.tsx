import { Switch, TextInput } from '@mantine/core'
import * as texts from '../../../texts/admin/settings.ts'
import type { SettingsFormState } from '../settings-form-state.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Whether couriers are booked from the order page, and the pickup address. */
export function CourierSection({ form }: { form: SettingsFormState }) {
  return (
    <SettingsSection name="couriers">
      <Switch
        label={texts.bookCouriersHere}
        description={texts.bookCouriersHint}
        {...form.getInputProps('courierService.isOn', { type: 'checkbox' })}
      />
      {form.values.courierService.isOn && (
        <>
          <TextInput
            label={texts.pickupLocation}
            description={texts.pickupLocationHint}
            autoComplete="off"
            maxLength={36}
            {...form.getInputProps('courierService.pickupLocation')}
          />
          <TextInput
            label={texts.pickupPostalCode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...form.getInputProps('courierService.pickupPostalCode')}
          />
        </>
      )}
    </SettingsSection>
  )
}
