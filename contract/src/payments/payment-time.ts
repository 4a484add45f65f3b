import { kindRules, type OrderKind } from '../orders/order-kind.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { awaitsPayment, isPaidOnline, type PaymentMethod } from './payment.ts'

const minuteMs = 60_000

/**
 * How long an unpaid online order keeps its pieces reserved, in hours. A day is enough to find another card, ask the bank or think it over; holding
 * stock longer would keep others from buying.
 */
export const hoursToPay = 24

/**
 * How long after the deadline the shop waits before it cancels, in minutes. The payment window may open in the last minute, and banks and UPI apps give
 * a customer about half of this to confirm.
 */
export const graceMinutes = 30

/** Returns a new order's deadline for paying online; null if it is paid in cash or its kind does not lapse. */
export function paymentDueAt(kind: OrderKind, method: PaymentMethod, placedAt: Date): Date | null {
  return isPaidOnline(method) && kindRules[kind].lapsesUnpaid
    ? new Date(placedAt.getTime() + hoursToPay * 60 * minuteMs)
    : null
}

/** For how many hours after the deadline an order waits for a pending payment. One that is still pending then was abandoned at the bank. */
const hoursOfPending = 6

/** Returns whether an order placed at `placedAt` still waits for a pending payment. A payment after that is refunded. */
export function waitsForPending(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() < (hoursToPay + hoursOfPending) * 60 * minuteMs
}

/** Returns the latest payment deadline whose orders are cancelled at `now`. */
export function latestDeadlineToCancel(now: Date): Date {
  return new Date(now.getTime() - graceMinutes * minuteMs)
}

/** Returns whether the payment deadline has passed; an order without a deadline can always be paid. */
export function isPaymentOverdue(dueAt: Date | null | undefined, now: Date): boolean {
  return dueAt != null && dueAt <= now
}

/** Returns whether the shop cancels the order if its money does not arrive. Orders in production are kept: they have been agreed on. */
export function lapsesUnpaid({ kind, status, payment }: Pick<StoredOrder, 'kind' | 'status' | 'payment'>): boolean {
  return kindRules[kind].lapsesUnpaid && status === 'placed' && awaitsPayment(payment, status)
}

/** The timeline note of an order cancelled for non-payment. */
export const lapsedNote = `The payment did not come within ${hoursToPay} hours`
