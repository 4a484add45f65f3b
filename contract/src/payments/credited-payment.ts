import type { StoredOrderPayment } from '../orders/stored-order.ts'

/** An order's money once a credit note has taken back a part of its invoice. */
export type CreditedPayment = {
  readonly now: StoredOrderPayment
  /** What of it goes back to the customer: what had come in beyond what is still to be paid. */
  readonly backPaise: number
}

/**
 * Returns what is still to be paid of an order, and what had come in of it, after a credit note. A note lowers first what is open; only what
 * had come in beyond that goes back.
 */
export function creditedPayment(payment: StoredOrderPayment, creditPaise: number): CreditedPayment {
  const duePaise = Math.max(0, payment.duePaise - creditPaise)
  const backPaise = Math.max(0, payment.paidPaise - duePaise)
  const paidPaise = payment.paidPaise - backPaise
  const isSettled = paidPaise >= duePaise
  const status = !isSettled ? payment.status : duePaise === 0 && payment.paidPaise > 0 ? 'refunded' : 'paid'
  return { now: { ...payment, duePaise, paidPaise, status }, backPaise }
}
