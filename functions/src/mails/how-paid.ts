import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { paymentStatusWords, paymentWords } from '@teeshala/contract/payments/payment'

/** Returns how an order is paid and the state of its payment: 'UPI, paid'. */
export function howPaid({ payment, origin, fulfilment, totalPaise, status }: StoredOrder): string {
  const shippingAddress = fulfilment.kind === 'ship' ? fulfilment.address : null
  const way = paymentWords({ paymentMethod: payment.method, origin, shippingAddress, totalPrice: totalPaise })
  const state = paymentStatusWords(payment.status, status, totalPaise)
  return way === undefined ? state : `${way}, ${state.toLowerCase()}`
}
