import { toRupees } from '@teeshala/contract/money'
import type { Order, StoredOrder, StoredTimelineEntry, TimelineEntry } from '@teeshala/contract/orders/order'
import type { Kept } from '../firestore/stored.ts'

/** An order as the API answers, to its owner and to staff alike. */
export function orderAnswer(order: Kept<StoredOrder>): Order {
  const {
    itemsPaise,
    shippingPaise,
    totalPaise,
    trackingTokenHash: _hash,
    searchKeys: _keys,
    updatedAt: _at,
    gateway,
    paymentDueAt,
    ...fields
  } = order
  return {
    ...fields,
    createdAt: order.createdAt.toISOString(),
    orderItems: order.orderItems.map(({ unitPricePaise, ...item }) => ({ ...item, price: toRupees(unitPricePaise) })),
    itemsPrice: toRupees(itemsPaise),
    shippingPrice: toRupees(shippingPaise),
    totalPrice: toRupees(totalPaise),
    timeline: order.timeline.map(timelineAnswer),
    ...(paymentDueAt && { payBy: paymentDueAt.toISOString() }),
    ...(gateway?.paymentId && { paymentReference: gateway.paymentId }),
  }
}

/** One step of an order's history as the API answers. */
export function timelineAnswer({ kind, to, by, note, at }: StoredTimelineEntry): TimelineEntry {
  return { kind, to, by, ...(note !== undefined && { note }), at: at.toISOString() }
}
