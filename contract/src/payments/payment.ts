import * as z from 'zod/mini'
import type { OrderStatus } from '../orders/order-status.ts'

export const paymentStatuses = ['pending', 'partly_paid', 'paid', 'failed', 'refunded'] as const
/** What has become of an order’s money. */
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** What staff may move a payment to by its word alone: a part has an amount. */
export const MovedPaymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded'])
export type MovedPaymentStatus = z.infer<typeof MovedPaymentStatus>

/** Money that came in can only go back, all of it or one of its parts; an attempt that failed can be tried again. */
const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['partly_paid', 'paid', 'failed'],
  failed: ['pending', 'partly_paid', 'paid'],
  partly_paid: ['paid', 'refunded'],
  paid: ['partly_paid', 'refunded'],
  refunded: [],
}

/** Where staff may move the payment of an order that comes to `total` from here; of nothing, nothing can go back. */
export function nextPaymentStatuses(from: PaymentStatus, total: number): readonly MovedPaymentStatus[] {
  return next[from].filter((to) => to !== 'partly_paid').filter((to) => to !== 'refunded' || total > 0)
}

/** Whether the move is allowed; staying is not a move. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return next[from].includes(to)
}

export const paymentMethods = ['upi', 'credit_card', 'debit_card', 'paypal', 'cash_on_delivery'] as const
/** How an order is paid, what most people in India use first; the checkout offers what the shop’s configuration takes of these. */
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** How an order was paid in the end: the gateway's window offers more ways than the checkout asks about. */
export const UsedMethod = z.enum([...paymentMethods, 'netbanking', 'wallet'])
export type UsedMethod = z.infer<typeof UsedMethod>

/** What customers and staff read for each way to pay. */
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
  /** Null where it is collected from the shop. */
  readonly shippingAddress: unknown
  readonly totalPrice: number
}

/** What is said of how an order is paid: cash changes hands at the counter where nothing is delivered. Undefined where nothing is to be paid. */
export function paymentWords({ paymentMethod, origin, shippingAddress, totalPrice }: HowPaid): string | undefined {
  if (totalPrice === 0) return undefined
  if (paymentMethod !== 'cash_on_delivery') return paymentMethodLabels[paymentMethod]
  if (origin !== undefined) return 'Cash'
  return shippingAddress === null ? 'Cash at the shop' : paymentMethodLabels[paymentMethod]
}

/** Whether a method is paid through the payment gateway; cash on delivery changes hands at the door. */
export function isPaidOnline(method: UsedMethod): boolean {
  return method !== 'cash_on_delivery'
}

/** Whether an order waits for money that its customer can send now. */
export function awaitsPayment(
  { method, status }: { readonly method: UsedMethod; readonly status: PaymentStatus },
  orderStatus: OrderStatus,
): boolean {
  return isPaidOnline(method) && canMovePayment(status, 'paid') && orderStatus !== 'cancelled'
}

/** How each state of a payment reads to a customer. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
}

/** What customers read of the payment of an order that comes to `total`: nothing is awaited of a cancelled order, and what it was paid goes back. */
export function paymentStatusWords(status: PaymentStatus, orderStatus: OrderStatus, total: number): string {
  if (total === 0) return nothingToPay
  return (orderStatus === 'cancelled' && wordsOnceCancelled[status]) || paymentStatusLabels[status]
}

/** What staff read of the payment of an order that comes to `total`. */
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

/** A payment's badge in the admin's list, where a paid order reads 'Completed'. */
export const adminPaymentLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  partly_paid: 'Partly paid',
  paid: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
}
