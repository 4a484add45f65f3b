import { Checkbox, Input, Switch } from '@mantine/core'
import { formatNearDay } from '@teeshala/contract/date-format'
import { deliveryPromise } from '@teeshala/contract/delivery/delivery-promise'
import { weekdays } from '@teeshala/contract/delivery/delivery-settings'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import * as texts from '../../../texts/admin/settings-delivery.ts'
import fields from '../fields.module.css'
import { SettingsSection } from '../sections/SettingsSection.tsx'
import type { SettingsFormState } from '../settings-form-state.ts'
import { BulkDays } from './BulkDays.tsx'
import classes from './delivery.module.css'
import { typedDelivery, weekdayLabels } from './delivery-values.ts'
import { Holidays } from './Holidays.tsx'
import { Zones } from './Zones.tsx'

/** Working days, production and courier times, and what customers are told. */
export function DeliverySection({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  const { workingDays } = form.values.delivery
  const days = (name: 'blankDays' | 'printedDays' | 'bulkDays') => ({
    ...form.getInputProps(`delivery.${name}`),
  })
  return (
    <SettingsSection name="delivery">
      <Switch {...toggle('delivery.isPromised', texts.tellCustomersADate, texts.onProductsInTheCartAndWherever)} />
      <Example form={form} />
      <fieldset className={fields.group}>
        <legend>{settingsTexts.workingDays}</legend>
        <p className={fields.note}>{texts.theDaysThePressWorks}</p>
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
      <NumberField suffix=":00" {...field('delivery.cutOffHour', texts.ordersCountUntil, texts.aFullHourFrom1To24)} />
      <fieldset className={fields.group}>
        <legend>{texts.workingDaysToMakeAnOrder}</legend>
        <p className={fields.note}>{texts.printingOnPaperHasItsOwn}</p>
        <div className={classes.counts}>
          <NumberField label={texts.withoutAPrint} {...days('blankDays')} />
          <NumberField label={texts.withAPrint} {...days('printedDays')} />
          <NumberField label={texts.inBulk} {...days('bulkDays')} />
        </div>
      </fieldset>
      <BulkDays form={form} />
      <Zones form={form} />
      <Holidays form={form} />
    </SettingsSection>
  )
}

/** An example of what customers nearby and elsewhere in India would read now. */
function Example({ form }: { form: SettingsFormState }) {
  const delivery = typedDelivery(form.values.delivery)
  if (!delivery?.isPromised) return null
  const by = (pincode: string) =>
    formatNearDay(deliveryPromise({ kind: 'printed' }, { pincode }, new Date(), delivery).by)
  return (
    <p className={classes.example}>
      {texts.aPrintedShirtOrderedNow} <strong>{by('560001')}</strong> {texts.to560001By} <strong>{by('302001')}</strong>{' '}
      {texts.to302001}
    </p>
  )
}
