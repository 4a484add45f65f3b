import * as z from 'zod/mini'
import { placements } from '../catalogue/placement.ts'
import { bulkOrderSizes } from '../catalogue/size.ts'
import { Paise } from '../money.ts'
import { Contact, Design, StoredTimelineEntry, TimelineEntry } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/workshop-status.ts'

const itemFields = {
  color: z.string(),
  size: z.enum(bulkOrderSizes),
  quantity: z.int().check(z.gte(1)),
  placement: z.enum(placements),
}

/** One colour, size and placement of a bulk order; `price` is its amount in rupees: quantity × unit price. */
export const BulkOrderItem = z.object({ ...itemFields, price: z.number() })
export type BulkOrderItem = z.infer<typeof BulkOrderItem>

const orderFields = {
  userId: z.nullable(z.string()),
  productId: z.string(),
  productName: z.string(),
  contact: Contact,
  status: WorkshopStatus,
  /** Every uploaded design and the placement it is printed at. */
  designs: z.array(z.object({ ...Design.shape, placement: z.enum(placements) })),
}

/** A bulk order as the API answers; amounts in rupees. `designImage` is the first design's address or null. */
export const BulkOrder = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  ...orderFields,
  items: z.array(BulkOrderItem),
  designImage: z.nullable(z.string()),
  totalPrice: z.number(),
  timeline: z.array(TimelineEntry),
  trackingToken: z.optional(z.string()),
})
export type BulkOrder = z.infer<typeof BulkOrder>

/** The document bulkOrders/{TB…}. */
export const StoredBulkOrder = z.object({
  ...orderFields,
  items: z.array(z.object({ ...itemFields, pricePaise: Paise })).check(z.minLength(1)),
  designImage: z.nullable(z.string()),
  totalPaise: Paise,
  timeline: z.array(StoredTimelineEntry).check(z.minLength(1)),
  trackingTokenHash: z.optional(z.string()),
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredBulkOrder = z.infer<typeof StoredBulkOrder>

/** What a bulk line costs, in paise: every piece once for every chosen placement (storefront specification, section 9). */
export function bulkLinePaise(quantity: number, placementCount: number, unitPricePaise: number): number {
  return quantity * placementCount * unitPricePaise
}
