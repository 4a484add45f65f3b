import * as z from 'zod/mini'
import type { DeliverySettings } from '../delivery/delivery-settings.ts'
import { orderPromise } from '../delivery/order-promise.ts'
import { orderDay, readyOn } from '../delivery/ready-on.ts'
import { Day } from '../india-day.ts'
import type { StoredLine } from '../orders/order-lines.ts'
import { isUnsent, type OrderStatus } from '../orders/order-status.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { ProductionLine } from '../production/production-order.ts'
import type { ClaimedLine } from './claim.ts'
import { ClaimReason } from './claim-reason.ts'

/** What the press reprints for a claim, as the order was when that was decided. */
export const ReprintedPieces = z.object({
  lines: z.array(ProductionLine),
  /** The first of the designs printed on them. */
  designImage: z.optional(z.string()),
  /** The working day by which they should be ready. */
  readyOn: z.optional(Day),
})
export type ReprintedPieces = z.infer<typeof ReprintedPieces>

/** A reprint for the press, without anything written by the customer. */
export const Reprint = z.object({
  ...ReprintedPieces.shape,
  _id: z.string(),
  orderId: z.string(),
  reason: ClaimReason,
  decidedAt: z.iso.datetime(),
})
export type Reprint = z.infer<typeof Reprint>

/** Returns why nothing of an order with this status can be made again, as a sentence for staff; undefined if it can. */
export function reprintRefusal(status: OrderStatus): string | undefined {
  if (status === 'cancelled') return 'This order was cancelled, so nothing of it is made again.'
  return isUnsent(status) ? 'This order has not been sent yet, so there is nothing to make again.' : undefined
}

/** Returns the order lines that a claim is about, with the claimed quantities; all of them if it names none. */
export function claimedOf(lines: readonly StoredLine[], claimed: readonly ClaimedLine[]): StoredLine[] {
  if (claimed.length === 0) return [...lines]
  return claimed.flatMap(({ line, quantity }) => {
    const of = lines[line]
    return of ? [{ ...of, quantity }] : []
  })
}

/**
 * Returns the day by which the press reprints pieces of an order from `at` on, as for a new order of them. Documents take `turnRoundDays`. Undefined if
 * the shop promises no dates.
 */
export function reprintReadyOn(
  order: Pick<StoredOrder, 'kind' | 'lines' | 'printing' | 'fulfilment'>,
  at: Date,
  { delivery, turnRoundDays }: { readonly delivery: DeliverySettings; readonly turnRoundDays: number },
): Day | undefined {
  const { printing } = order
  const again = printing && { ...printing, readyOn: readyOn(orderDay(at, delivery), turnRoundDays, delivery) }
  return orderPromise({ ...order, printing: again }, at, delivery)?.readyOn
}
