import { adminPaymentLabels, type PaymentStatus } from '@teeshala/contract/orders/payment'
import { paymentTones } from '../../shared/orders/payment-tone.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'

/** The state of a payment as staff read it: a paid one is 'Completed'. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <StatusBadge tone={paymentTones[status]}>{adminPaymentLabels[status]}</StatusBadge>
}
