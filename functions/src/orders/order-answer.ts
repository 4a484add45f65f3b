import { toRupees } from '@teeshala/contract/money'
import type { Order, StoredOrder, StoredTimelineEntry, TimelineEntry } from '@teeshala/contract/orders/order'
import type { Kept } from '../firestore/stored.ts'

/** An order as the API answers; only staff learn which of them made a change. */
export function orderAnswer(order: Kept<StoredOrder>, { forStaff = false } = {}): Order {
  const {
    itemsPaise,
    shippingPaise,
    totalPaise,
    trackingTokenHash: _hash,
    searchKeys: _keys,
    updatedAt: _at,
    ...fields
  } = order
  return {
    ...fields,
    createdAt: order.createdAt.toISOString(),
    orderItems: order.orderItems.map(({ unitPricePaise, ...item }) => ({ ...item, price: toRupees(unitPricePaise) })),
    itemsPrice: toRupees(itemsPaise),
    shippingPrice: toRupees(shippingPaise),
    totalPrice: toRupees(totalPaise),
    timeline: order.timeline.map((entry) => timelineAnswer(entry, forStaff)),
  }
}

/** One step of an order's history as the API answers. */
export function timelineAnswer({ byName, ...entry }: StoredTimelineEntry, forStaff: boolean): TimelineEntry {
  return { ...entry, ...(forStaff && byName !== undefined && { byName }), at: entry.at.toISOString() }
}
