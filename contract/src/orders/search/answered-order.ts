/** Helpers for answered orders, kept apart from their schemas because the pages that order do not need them. */
import { toPaise, toRupees } from '../../money.ts'
import { awaitsPayment } from '../../payments/payment.ts'
import type { FulfilmentKind } from '../order-status.ts'
import { statusOf } from '../status-words.ts'
import type { AnyOrder } from './any-order.ts'

/** Returns how an answered order reaches its customer. */
export function fulfilmentOf({ shippingAddress }: Pick<AnyOrder, 'shippingAddress'>): FulfilmentKind {
  return shippingAddress === null ? 'collect' : 'ship'
}

/** Returns what is still to be paid for an unpaid or partly paid order, in rupees, less its partial credit notes. */
export function openRupees({
  totalPrice,
  parts,
  credits = [],
}: Pick<AnyOrder, 'totalPrice' | 'parts' | 'credits'>): number {
  if (parts) return parts.balance
  return toRupees(credits.reduce((open, { amount }) => open - toPaise(amount), toPaise(totalPrice)))
}

/** Returns what an answered order costs, in rupees: its total less its partial credit notes. */
export function askedRupees(order: Pick<AnyOrder, 'totalPrice' | 'credits'>): number {
  return openRupees({ ...order, parts: undefined })
}

/** Returns whether an answered order waits for an advance that is paid at the counter or by bank transfer. */
export function asksByHand({ parts }: Pick<AnyOrder, 'parts'>): boolean {
  return parts?.isAdvanceByHand === true && parts.advanceMissing > 0
}

/** Returns whether an answered order waits for money that its customer can pay online now. */
export function isPayable(order: Pick<AnyOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'parts'>): boolean {
  if (order.parts && order.parts.advanceMissing > 0 && !order.parts.isAdvanceByHand) return true
  return awaitsPayment({ method: order.paymentMethod, status: order.paymentStatus }, statusOf(order))
}

/** Returns how an answered order's money would be refunded, in rupees: gateway payments through the gateway, the rest by hand. */
export function moneyBackOf({
  totalPrice,
  parts,
  credits,
  paymentStatus,
  paidByHand = 0,
}: Pick<AnyOrder, 'totalPrice' | 'parts' | 'credits' | 'paymentStatus' | 'paidByHand'>): {
  online: number
  byHand: number
} {
  const whole = paymentStatus === 'paid' ? askedRupees({ totalPrice, credits }) : 0
  return { online: toRupees(toPaise(parts?.paid ?? whole) - toPaise(paidByHand)), byHand: paidByHand }
}
