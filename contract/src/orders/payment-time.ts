import type { OrderStatus } from './order-status.ts'
import { awaitsPayment, isPaidOnline, type PaymentMethod, type PaymentStatus } from './payment.ts'

const minuteMs = 60_000

/**
 * How long an order that is paid online keeps its pieces without its money. A day and a night are enough to find another card,
 * ask the bank or sleep over it; for longer nobody may hold what others would buy.
 */
export const hoursToPay = 24

/**
 * How long the shop waits after that moment before it cancels. The payment window may have been opened in the last minute, and
 * banks and UPI apps let a customer take about half of this to confirm.
 */
export const graceMinutes = 30

/** Until when a new order can be paid online; null for one that is paid at the door. */
export function paymentDueAt(method: PaymentMethod, placedAt: Date): Date | null {
  return isPaidOnline(method) ? new Date(placedAt.getTime() + hoursToPay * 60 * minuteMs) : null
}

/** Orders that were due at or before this moment are cancelled now. */
export function cancelsWhatWasDueBy(now: Date): Date {
  return new Date(now.getTime() - graceMinutes * minuteMs)
}

/** Whether the time to pay an order is over; an order without such a time can always be paid. */
export function isPaymentOverdue(dueAt: Date | null | undefined, now: Date): boolean {
  return dueAt != null && dueAt <= now
}

type Awaiting = { paymentMethod: PaymentMethod; paymentStatus: PaymentStatus; status: OrderStatus }

/** Whether an order is one that the shop cancels when its money does not come: what is being made already has been agreed upon. */
export function lapsesUnpaid(order: Awaiting): boolean {
  return order.status === 'placed' && awaitsPayment(order)
}

/** What the timeline says of an order that was cancelled because its money did not come. */
export const lapsedNote = `The payment did not come within ${hoursToPay} hours`
