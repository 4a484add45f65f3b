import { Radio, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { StaffPayment } from '@teeshala/contract/orders/staff-order'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import { hoursToPay } from '@teeshala/contract/payments/payment-time'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { FormPart } from './FormPart.tsx'
import type { TermsProps } from './part-props.ts'

type PaymentPartProps = TermsProps & {
  /** Why this discount is not possible. */
  discountProblem?: string | undefined
  /** The total is zero. */
  isFree: boolean
}

/** Payment and discount. */
export function PaymentPart({ draft, change, errors, discountProblem, isFree }: PaymentPartProps) {
  const { discount, isShipped, kind } = draft
  const { data: methods } = useQuery(paymentMethodsQuery)
  const isOnline = methods?.some(isPaidOnline) ?? true
  return (
    <FormPart title={texts.payment}>
      {isFree ? (
        <p>{texts.nothingToPay}</p>
      ) : (
        <Radio.Group
          label={texts.howItIsPaid}
          value={draft.payment}
          onChange={(payment) => change({ payment: payment as StaffPayment })}
        >
          <Stack mt="xs" gap="xs">
            <Radio
              value="link"
              label={texts.byALink}
              description={
                isOnline ? texts.youSendTheLink(kind, hoursToPay) : texts.onlinePaymentIsNotPossibleAtTheMoment
              }
              disabled={!isOnline}
            />
            <Radio value="cash" label={texts.cashPaidNow} description={texts.recordedAsPaidWithYourName} />
            <Radio value="later" label={isShipped ? texts.cashOnDelivery : texts.cashWhenItIsCollected} />
          </Stack>
        </Radio.Group>
      )}
      <TextInput
        label={texts.discountInRupeesOptional}
        inputMode="decimal"
        autoComplete="off"
        value={discount.amount}
        error={errors['discount.amount'] ?? errors.discount ?? discountProblem}
        onChange={({ target }) => change({ discount: { ...discount, amount: target.value } })}
      />
      {discount.amount.trim() !== '' && (
        <TextInput
          label={texts.reasonForTheDiscount}
          description={texts.theLogKeepsItTheCustomer}
          required
          value={discount.reason}
          error={errors['discount.reason']}
          onChange={({ target }) => change({ discount: { ...discount, reason: target.value } })}
        />
      )}
    </FormPart>
  )
}
