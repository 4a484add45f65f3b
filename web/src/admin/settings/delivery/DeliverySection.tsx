import { Checkbox, Input, NumberInput, Switch } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { deliveryPromise } from '@teeshala/contract/delivery/delivery-promise'
import { weekdays } from '@teeshala/contract/delivery/delivery-settings'
import { formatWeekday } from '../../../shared/ui/day.ts'
import fields from '../fields.module.css'
import { SettingsSection } from '../SettingsSection.tsx'
import type { SettingsFormState } from '../settings-form-state.ts'
import { BulkDays } from './BulkDays.tsx'
import classes from './delivery.module.css'
import { typedDelivery, weekdayLabels } from './delivery-values.ts'
import { Holidays } from './Holidays.tsx'
import { Zones } from './Zones.tsx'

const whole = { allowDecimal: false, allowNegative: false, hideControls: true } as const

/** When the shop works, how long it makes and the courier carries, and what customers are told of it. */
export function DeliverySection({ form }: { form: SettingsFormState }) {
  const { workingDays } = form.values.delivery
  const days = (name: 'blankDays' | 'printedDays' | 'bulkDays') => ({
    ...whole,
    ...form.getInputProps(`delivery.${name}`),
  })
  return (
    <SettingsSection name="delivery">
      <Switch
        label="Tell customers a date"
        description="On products, in the cart and wherever something is ordered. Every order keeps the date that it was promised."
        {...form.getInputProps('delivery.isPromised', { type: 'checkbox' })}
      />
      <Example form={form} />
      <fieldset className={fields.group}>
        <legend>Working days</legend>
        <p className={fields.note}>The days the press works.</p>
        <div className={classes.week}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={weekdayLabels[day]}
              checked={workingDays.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'delivery.workingDays',
                  weekdays.filter((each) => (each === day ? checked : workingDays.includes(each))),
                )
              }
            />
          ))}
        </div>
        {form.errors['delivery.workingDays'] && (
          <Input.Error role="alert">{form.errors['delivery.workingDays']}</Input.Error>
        )}
      </fieldset>
      <NumberInput
        label="Orders count until"
        description="A full hour, from 1 to 24. Later orders count as the next day’s."
        suffix=":00"
        {...whole}
        {...form.getInputProps('delivery.cutOffHour')}
      />
      <fieldset className={fields.group}>
        <legend>Working days to make an order</legend>
        <p className={fields.note}>Printing on paper has its own, among the printing rules.</p>
        <div className={classes.counts}>
          <NumberInput label="Without a print" {...days('blankDays')} />
          <NumberInput label="With a print" {...days('printedDays')} />
          <NumberInput label="In bulk" {...days('bulkDays')} />
        </div>
      </fieldset>
      <BulkDays form={form} />
      <Zones form={form} />
      <Holidays form={form} />
    </SettingsSection>
  )
}

/** What a customer next door and one in the rest of India would read now. */
function Example({ form }: { form: SettingsFormState }) {
  const delivery = typedDelivery(form.values.delivery)
  if (!delivery?.isPromised) return null
  const by = (pincode: string) =>
    formatWeekday(deliveryPromise({ kind: 'printed' }, { pincode }, new Date(), delivery).by)
  return (
    <p className={classes.example}>
      A printed shirt ordered now: by <strong>{by('560001')}</strong> to 560001, by <strong>{by('302001')}</strong> to
      302001.
    </p>
  )
}
