import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { placements } from '../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { PlacedDocument } from '../design-document/design-document.ts'
import { PlacedDesign } from '../designs/design.ts'
import { answeredFields } from '../orders/order.ts'
import { WorkshopStatus } from '../orders/status-words.ts'
import { Person } from '../roster/person.ts'

/** One colour, size and placement of a bulk order; `price` is its amount in rupees: quantity × unit price. */
export const BulkOrderItem = z.object({
  color: z.string(),
  /** The colour as it was when the order was placed; absent where the shop knew none of that id. */
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  size: z.enum(bulkOrderSizes),
  quantity: z.int().check(z.gte(1)),
  placement: z.enum(placements),
  price: z.number(),
})
export type BulkOrderItem = z.infer<typeof BulkOrderItem>

/** Somebody who gets a piece of an order. */
export const PersonOfOrder = z.object({
  ...Person.shape,
  size: z.enum(bulkOrderSizes),
  color: z.string(),
  colorName: z.optional(z.string()),
})
export type PersonOfOrder = z.infer<typeof PersonOfOrder>

/** A bulk order as the API shows it. One item a line and placement. */
export const BulkOrder = z.object({
  ...answeredFields,
  kind: z.literal('bulk'),
  status: WorkshopStatus,
  productId: z.string(),
  productName: z.string(),
  /** The product's type when it was ordered: it names the cut the designs are placed on. */
  productType: z.string(),
  /** The sides that come with a print of the shop's own, and a picture of it; missing of blank pieces. */
  printedSides: z.optional(z.array(PrintedSide)),
  image: z.optional(z.string()),
  items: z.array(BulkOrderItem),
  /** Who gets which piece, where the design prints names or numbers. */
  people: z.optional(z.array(PersonOfOrder)),
  /** Every uploaded design and the placement it is printed at. */
  designs: z.array(PlacedDesign),
  /** What is printed at a placement that has texts, layer upon layer. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** The path of the first design, or null. */
  designImage: z.nullable(z.string()),
})
export type BulkOrder = z.infer<typeof BulkOrder>
