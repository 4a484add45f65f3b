import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { isPaymentOverdue } from '@teeshala/contract/payments/payment-time'
import { formatMoment } from '../../../shared/ui/day.ts'

/** Whether an order can no longer be paid, though the shop has not cancelled it yet. */
export const isTimeOver = ({ payBy }: AnyOrder) => isPaymentOverdue(payBy ? new Date(payBy) : null, new Date())

/** Said of an order that waits for its money. */
export const keptWords = ({ payBy }: AnyOrder) =>
  `We have reserved your items${payBy ? ` until ${formatMoment(payBy)}` : ''} and start as soon as you pay.`

/** Said between the end of that time and the cancellation. */
export const overWords =
  'We will cancel this order unless a payment is still on its way, and let you know. You can order again at any time.'
