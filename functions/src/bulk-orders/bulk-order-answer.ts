import type { BulkOrder, StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { toRupees } from '@teeshala/contract/money'
import type { Kept } from '../firestore/stored.ts'
import { timelineAnswer } from '../orders/order-answer.ts'

/** A bulk order as the API answers, to its owner and to staff alike. */
export function bulkOrderAnswer(order: Kept<StoredBulkOrder>): BulkOrder {
  const { totalPaise, trackingTokenHash: _hash, searchKeys: _keys, updatedAt: _at, ...fields } = order
  return {
    ...fields,
    createdAt: order.createdAt.toISOString(),
    items: order.items.map(({ pricePaise, ...item }) => ({ ...item, price: toRupees(pricePaise) })),
    totalPrice: toRupees(totalPaise),
    timeline: order.timeline.map(timelineAnswer),
  }
}
