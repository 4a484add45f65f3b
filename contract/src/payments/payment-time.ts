import { kindRules, type OrderKind } from '../orders/order-kind.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { awaitsPayment, isPaidOnline, type PaymentMethod } from './payment.ts'

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

/** Until when a new order has to be paid online; null for one that is paid at the door, and for kinds that do not lapse. */
export function paymentDueAt(kind: OrderKind, method: PaymentMethod, placedAt: Date): Date | null {
  return isPaidOnline(method) && kindRules[kind].lapsesUnpaid
    ? new Date(placedAt.getTime() + hoursToPay * 60 * minuteMs)
    : null
}

/** Orders that were due at or before this moment are cancelled now. */
export function cancelsWhatWasDueBy(now: Date): Date {
  return new Date(now.getTime() - graceMinutes * minuteMs)
}

/** Whether the time to pay an order is over; an order without such a time can always be paid. */
export function isPaymentOverdue(dueAt: Date | null | undefined, now: Date): boolean {
  return dueAt != null && dueAt <= now
}

/** Whether an order is one that the shop cancels when its money does not come: what is in production has been agreed on. */
export function lapsesUnpaid({ kind, status, payment }: Pick<StoredOrder, 'kind' | 'status' | 'payment'>): boolean {
  return kindRules[kind].lapsesUnpaid && status === 'placed' && awaitsPayment(payment, status)
}

/** What the timeline says of an order that was cancelled because its money did not come. */
export const lapsedNote = `The payment did not come within ${hoursToPay} hours`
