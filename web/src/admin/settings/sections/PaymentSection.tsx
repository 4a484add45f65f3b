import { Input, Switch, TextInput } from '@mantine/core'
import { isPaidOnline, type PaymentMethod, paymentMethodLabels } from '@teeshala/contract/payments/payment'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { CashFields } from './CashFields.tsx'
import { SettingsSection } from './SettingsSection.tsx'

type PaymentSectionProps = { form: SettingsFormState; configured: readonly PaymentMethod[] }

/** The configured payment methods, each on or off. */
export function PaymentSection({ form, configured }: PaymentSectionProps) {
  const { field } = fieldsOf(form)
  const { openMethods } = form.values
  const turn = (method: PaymentMethod, isOn: boolean) =>
    form.setFieldValue(
      'openMethods',
      configured.filter((other) => (other === method ? isOn : openMethods.includes(other))),
    )
  return (
    <SettingsSection name="payment">
      {configured.map((method) => (
        <Switch
          key={method}
          label={paymentMethodLabels[method]}
          description={
            isPaidOnline(method) ? texts.throughThePaymentGatewayWhenOrdering : texts.onDeliveryOrWhenItIsCollected
          }
          checked={openMethods.includes(method)}
          onChange={({ currentTarget }) => turn(method, currentTarget.checked)}
        />
      ))}
      {configured.every((method) => !isPaidOnline(method)) && (
        <p className={classes.note}>{texts.cardsAndUpiCanBeOffered}</p>
      )}
      {openMethods.includes('cash_on_delivery') && <CashFields form={form} />}
      {form.errors.openMethods && <Input.Error role="alert">{form.errors.openMethods}</Input.Error>}
      <RupeeInput {...field('advanceRules.above', texts.advanceAbove, texts.advanceAboveHint)} />
      <NumberField suffix="%" {...field('advanceRules.sharePercent', texts.advanceShare, texts.advanceShareHint)} />
      <TextInput
        inputMode="email"
        spellCheck={false}
        autoComplete="off"
        {...field('upiId', texts.upiId, texts.anUnpaidInvoiceShowsACodeThatPays)}
      />
    </SettingsSection>
  )
}
