import type { PaymentStatus } from '@teeshala/contract/orders/payment'
import type { Tone } from './StatusBadge.tsx'

/** Pending yellow, paid green, the others red (admin specification, 'Admin order management'). */
export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'bad',
}
