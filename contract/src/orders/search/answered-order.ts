/** What follows from an answered order; apart from its schemas, which no page that orders needs. */
import { toPaise, toRupees } from '../../money.ts'
import { awaitsPayment } from '../../payments/payment.ts'
import type { FulfilmentKind } from '../order-status.ts'
import { statusOf } from '../status-words.ts'
import type { AnyOrder } from './any-order.ts'

/** How an answered order reaches its customer. */
export function fulfilmentOf({ shippingAddress }: Pick<AnyOrder, 'shippingAddress'>): FulfilmentKind {
  return shippingAddress === null ? 'collect' : 'ship'
}

/** What is still to be paid of an answered order of which money is open, in rupees: notes about parts have lowered it. */
export function openRupees({
  totalPrice,
  parts,
  credits = [],
}: Pick<AnyOrder, 'totalPrice' | 'parts' | 'credits'>): number {
  if (parts) return parts.balance
  return toRupees(credits.reduce((open, { amount }) => open - toPaise(amount), toPaise(totalPrice)))
}

/** Whether an answered order waits for money that its customer can send now. */
export function isPayable(order: Pick<AnyOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'parts'>): boolean {
  if (order.parts && order.parts.advanceMissing > 0) return true
  return awaitsPayment({ method: order.paymentMethod, status: order.paymentStatus }, statusOf(order))
}
