import * as z from 'zod/mini'
import { BulkOrder } from '../../bulk/bulk-order.ts'
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

/** Whether an answered order waits for money that its customer can send now. */
export function isPayable(order: Pick<AnyOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'parts'>): boolean {
  if (order.parts && order.parts.advanceMissing > 0) return true
  return awaitsPayment({ method: order.paymentMethod, status: order.paymentStatus }, statusOf(order))
}
