import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { isPaymentOverdue } from '@teeshala/contract/payments/payment-time'
import { formatMoment } from '../../../shared/ui/day.ts'

/** Whether an order can no longer be paid, though the shop has not cancelled it yet. */
export const isTimeOver = ({ payBy }: AnyOrder) => isPaymentOverdue(payBy ? new Date(payBy) : null, new Date())

/** Said of an order that waits for its money. */
export const keptWords = ({ payBy }: AnyOrder) =>
  `We keep your things for you${payBy ? ` until ${formatMoment(payBy)}` : ''} and start as soon as they are paid.`

/** Said between the end of that time and the cancellation. */
export const overWords =
  'We cancel this order unless a payment for it is still on its way, and tell you when we have. You can place it again at any time.'
