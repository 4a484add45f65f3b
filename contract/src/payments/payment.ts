import * as z from 'zod/mini'
import type { OrderStatus } from '../orders/order-status.ts'

export const paymentStatuses = ['pending', 'partly_paid', 'paid', 'failed', 'refunded'] as const
/** The state of an order's payment. */
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** The payment statuses that staff can set directly. 'partly_paid' is left out because it needs an amount. */
export const MovedPaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded'])
export type MovedPaymentStatus = z.infer<typeof MovedPaymentStatus>

/** Received money can only be refunded, in full or in part; a failed attempt can be retried. */
const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['partly_paid', 'paid', 'failed'],
  failed: ['pending', 'partly_paid', 'paid'],
  partly_paid: ['paid', 'refunded'],
  paid: ['partly_paid', 'refunded'],
  refunded: [],
}

/** Returns the payment statuses that staff may move an order to; an order with a total of 0 has nothing to refund. */
export function nextPaymentStatuses(from: PaymentStatus, total: number): readonly MovedPaymentStatus[] {
  return next[from].filter((to) => to !== 'partly_paid').filter((to) => to !== 'refunded' || total > 0)
}

/** Returns whether the move is allowed; staying in place is not a move. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return next[from].includes(to)
}

export const paymentMethods = ['upi', 'credit_card', 'debit_card', 'paypal', 'cash_on_delivery'] as const
/** How an order is paid, most used in India first. The checkout offers those that the shop's configuration accepts. */
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** How an order was paid in the end: the gateway's window offers more ways than the checkout. */
export const UsedMethod = z.enum([...paymentMethods, 'netbanking', 'wallet'])
export type UsedMethod = z.infer<typeof UsedMethod>

/** The labels of the payment methods, for customers and staff. */
export const paymentMethodLabels: Readonly<Record<UsedMethod, string>> = {
  credit_card: 'Credit Card',
  debit_card: 'Debit Card',
  upi: 'UPI',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on Delivery',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

type HowPaid = {
  readonly paymentMethod: UsedMethod
  readonly origin?: unknown
  /** Null if it is collected from the shop. */
  readonly shippingAddress: unknown
  readonly totalPrice: number
}

/** Returns the label for how an order is paid; cash for a collected order is paid at the counter. Undefined if nothing is to be paid. */
export function paymentWords({ paymentMethod, origin, shippingAddress, totalPrice }: HowPaid): string | undefined {
  if (totalPrice === 0) return undefined
  if (paymentMethod !== 'cash_on_delivery') return paymentMethodLabels[paymentMethod]
  if (origin !== undefined) return 'Cash'
  return shippingAddress === null ? 'Cash at the shop' : paymentMethodLabels[paymentMethod]
}

/** Returns whether a method is paid through the payment gateway; cash on delivery is not. */
export function isPaidOnline(method: UsedMethod): boolean {
  return method !== 'cash_on_delivery'
}

/** Returns whether an order waits for money that its customer can pay online now. */
export function awaitsPayment(
  { method, status }: { readonly method: UsedMethod; readonly status: PaymentStatus },
  orderStatus: OrderStatus,
): boolean {
  return isPaidOnline(method) && canMovePayment(status, 'paid') && orderStatus !== 'cancelled'
}

/** Returns what an order still asks for, in paise; nothing once it is cancelled or its money was returned. */
export function openPaise({
  status,
  payment,
}: {
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus; readonly duePaise: number; readonly paidPaise: number }
}): number {
  return status !== 'cancelled' && canMovePayment(payment.status, 'paid')
    ? Math.max(0, payment.duePaise - payment.paidPaise)
    : 0
}

/** The labels of the payment statuses, for customers. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
}

/** Returns the payment status as customers read it. A cancelled order expects no money, and what was paid is refunded. */
export function paymentStatusWords(status: PaymentStatus, orderStatus: OrderStatus, total: number): string {
  if (total === 0) return nothingToPay
  return (orderStatus === 'cancelled' && wordsOnceCancelled[status]) || paymentStatusLabels[status]
}

/** Returns the payment status as staff read it. */
export function adminPaymentWords(status: PaymentStatus, orderStatus: OrderStatus, total: number): string {
  if (total === 0) return nothingToPay
  return (orderStatus === 'cancelled' && wordsOnceCancelled[status]) || adminPaymentLabels[status]
}

const nothingToPay = 'Nothing to pay'

const wordsOnceCancelled: Partial<Readonly<Record<PaymentStatus, string>>> = {
  pending: 'Not charged',
  failed: 'Not charged',
  partly_paid: 'Refund due',
  paid: 'Refund due',
}

/** The payment labels in the admin's list, where a paid order reads 'Completed'. */
export const adminPaymentLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  partly_paid: 'Partly paid',
  paid: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
}
