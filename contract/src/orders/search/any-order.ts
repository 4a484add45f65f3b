import * as z from 'zod/mini'
import { BulkOrder } from '../../bulk/bulk-order.ts'
import { toPaise, toRupees } from '../../money.ts'
import { awaitsPayment } from '../../payments/payment.ts'
import { PrintOrder } from '../../printing/print-order.ts'
import { Order } from '../order.ts'
import type { FulfilmentKind } from '../order-status.ts'
import { statusOf } from '../status-words.ts'

/** An order of any kind as the API shows it, told apart by `kind`. */
export const AnyOrder = z.discriminatedUnion('kind', [Order, BulkOrder, PrintOrder])
export type AnyOrder = z.infer<typeof AnyOrder>

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
