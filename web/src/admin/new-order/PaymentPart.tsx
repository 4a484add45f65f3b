import { Radio, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { StaffPayment } from '@teeshala/contract/orders/staff-order'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import { hoursToPay } from '@teeshala/contract/payments/payment-time'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import { FormPart } from './FormPart.tsx'
import type { TermsProps } from './part-props.ts'

/** How the order is paid, and what is taken off. */
export function PaymentPart({ draft, change, errors }: TermsProps) {
  const { discount, isShipped, kind } = draft
  const { data: methods } = useQuery(paymentMethodsQuery)
  const isOnline = methods?.some(isPaidOnline) ?? true
  return (
    <FormPart title="Payment">
      <Radio.Group
        label="How it is paid"
        value={draft.payment}
        onChange={(payment) => change({ payment: payment as StaffPayment })}
      >
        <Stack mt="xs" gap="xs">
          <Radio
            value="link"
            label="By a link"
            description={
              isOnline
                ? `You send it to the customer.${kind === 'shop' ? ` Unpaid after ${hoursToPay} hours, the order is cancelled.` : ''}`
                : 'Online payment is not possible at the moment.'
            }
            disabled={!isOnline}
          />
          <Radio value="cash" label="Cash, paid now" description="Recorded as paid, with your name in the log." />
          <Radio value="later" label={isShipped ? 'Cash on delivery' : 'Cash when it is collected'} />
        </Stack>
      </Radio.Group>
      <TextInput
        label="Discount in ₹ (optional)"
        inputMode="decimal"
        autoComplete="off"
        value={discount.amount}
        error={errors['discount.amount'] ?? errors.discount}
        onChange={({ target }) => change({ discount: { ...discount, amount: target.value } })}
      />
      {discount.amount.trim() !== '' && (
        <TextInput
          label="Reason for the discount"
          description="The log keeps it; the customer does not see it."
          required
          value={discount.reason}
          error={errors['discount.reason']}
          onChange={({ target }) => change({ discount: { ...discount, reason: target.value } })}
        />
      )}
    </FormPart>
  )
}
