import type { PaymentStatus } from '../../payments/payment.ts'

/** Returns the title of an order's printable page: a receipt once money has arrived. */
export function receiptTitle(status: PaymentStatus): 'Receipt' | 'Order summary' {
  return status === 'paid' || status === 'partly_paid' || status === 'refunded' ? 'Receipt' : 'Order summary'
}
