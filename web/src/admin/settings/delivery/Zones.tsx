import { Button, Input, NumberInput, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxZones } from '@teeshala/contract/delivery/delivery-settings'
import fields from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import classes from './delivery.module.css'

const whole = { allowDecimal: false, allowNegative: false, hideControls: true } as const

/** How many days the courier needs, by the beginning of the PIN code. */
export function Zones({ form }: { form: SettingsFormState }) {
  const { zones } = form.values.delivery
  const field = (index: number, name: 'name' | 'prefixes' | 'days') =>
    form.getInputProps(`delivery.zones.${index}.${name}`)
  return (
    <fieldset className={fields.group}>
      <legend>Days on the way</legend>
      <p className={fields.note}>
        Couriers deliver every day except Sundays and holidays. If several beginnings match a PIN code, the longest
        counts.
      </p>
      <ul className={classes.rows}>
        {zones.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place in the table
          <li key={index} className={classes.zone}>
            <TextInput label="Zone" aria-label={`Zone ${index + 1}: name`} maxLength={60} {...field(index, 'name')} />
            <TextInput
              label="PIN codes that begin with"
              aria-label={`Zone ${index + 1}: PIN codes that begin with`}
              {...field(index, 'prefixes')}
            />
            <NumberInput label="Days" aria-label={`Zone ${index + 1}: days`} {...whole} {...field(index, 'days')} />
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove zone ${index + 1}`}
              onClick={() => form.removeListItem('delivery.zones', index)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {form.errors['delivery.zones'] && <Input.Error role="alert">{form.errors['delivery.zones']}</Input.Error>}
      <div className={classes.add}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={zones.length >= maxZones}
          onClick={() => form.insertListItem('delivery.zones', { name: '', prefixes: '', days: '' })}
        >
          Add a zone
        </Button>
      </div>
      <NumberInput
        mt="md"
        label="Everywhere else in India"
        description="Days on the way to PIN codes in no zone."
        {...whole}
        {...form.getInputProps('delivery.otherDays')}
      />
    </fieldset>
  )
}
