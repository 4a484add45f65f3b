import type { PaymentStatus } from '../../payments/payment.ts'

/** What the paper about an order is called: a receipt once money has come. */
export function receiptTitle(status: PaymentStatus): 'Receipt' | 'Order summary' {
  return status === 'paid' || status === 'partly_paid' || status === 'refunded' ? 'Receipt' : 'Order summary'
}
