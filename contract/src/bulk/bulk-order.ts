import * as z from 'zod/mini'
import { placements } from '../catalogue/placement.ts'
import { bulkOrderSizes } from '../catalogue/size.ts'
import { Paise } from '../money.ts'
import { PlacedDesign } from '../orders/design.ts'
import { answeredFields, storedFields } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/workshop-status.ts'

const itemFields = {
  color: z.string(),
  /** The colour as it was when the order was placed; absent where the shop knew none of that id. */
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  size: z.enum(bulkOrderSizes),
  quantity: z.int().check(z.gte(1)),
  placement: z.enum(placements),
}

/** One colour, size and placement of a bulk order; `price` is its amount in rupees: quantity × unit price. */
export const BulkOrderItem = z.object({ ...itemFields, price: z.number() })
export type BulkOrderItem = z.infer<typeof BulkOrderItem>

const orderFields = {
  productId: z.string(),
  productName: z.string(),
  /** The product's type when it was ordered: it names the cut the designs are placed on. */
  productType: z.string(),
  status: WorkshopStatus,
  /** Every uploaded design and the placement it is printed at. */
  designs: z.array(PlacedDesign),
  /** The path of the first design, or null. */
  designImage: z.nullable(z.string()),
}

/** A bulk order as the API answers; amounts in rupees. One item a line and placement, as the specification prices them. */
export const BulkOrder = z.object({
  ...answeredFields,
  ...orderFields,
  items: z.array(BulkOrderItem),
  totalPrice: z.number(),
})
export type BulkOrder = z.infer<typeof BulkOrder>

/** The document bulkOrders/{TB…}. */
export const StoredBulkOrder = z.object({
  ...storedFields,
  ...orderFields,
  items: z.array(z.object({ ...itemFields, pricePaise: Paise })).check(z.minLength(1)),
  totalPaise: Paise,
})
export type StoredBulkOrder = z.infer<typeof StoredBulkOrder>
