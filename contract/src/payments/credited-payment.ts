import type { OrderStatus } from '../orders/order-status.ts'
import type { StoredOrderPayment } from '../orders/stored-order.ts'

/** The payment of an order after a partial credit note. */
export type CreditedPayment = {
  readonly now: StoredOrderPayment
  /** What is refunded to the customer: anything paid beyond what is still due. */
  readonly backPaise: number
}

/**
 * Returns an order's payment after a partial credit note. The note first reduces what is unpaid; only what was paid beyond the new amount due is
 * refunded.
 */
export function creditedPayment(payment: StoredOrderPayment, creditPaise: number): CreditedPayment {
  const duePaise = Math.max(0, payment.duePaise - creditPaise)
  const backPaise = Math.max(0, payment.paidPaise - duePaise)
  const paidPaise = payment.paidPaise - backPaise
  const isSettled = paidPaise >= duePaise
  const status = !isSettled ? payment.status : duePaise === 0 && payment.paidPaise > 0 ? 'refunded' : 'paid'
  return { now: { ...payment, duePaise, paidPaise, status }, backPaise }
}

/**
 * Returns whether the rest of an order's money is refunded by a further credit note, because one was issued for a part. Not once its parcel came back:
 * that credited all the rest.
 */
export function isRefundedByCredit(status: OrderStatus, credits: readonly unknown[] | undefined): boolean {
  return credits !== undefined && status !== 'cancelled'
}
