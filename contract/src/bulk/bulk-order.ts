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
  /** The colour at the time of the order; absent if the shop had no colour with that id. */
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  size: z.enum(bulkOrderSizes),
  quantity: z.int().check(z.gte(1)),
  placement: z.enum(placements),
  price: z.number(),
})
export type BulkOrderItem = z.infer<typeof BulkOrderItem>

/** A person who gets one piece of an order. */
export const PersonOfOrder = z.object({
  ...Person.shape,
  size: z.enum(bulkOrderSizes),
  color: z.string(),
  colorName: z.optional(z.string()),
})
export type PersonOfOrder = z.infer<typeof PersonOfOrder>

/** A bulk order as the API shows it, with one item per line and placement. */
export const BulkOrder = z.object({
  ...answeredFields,
  kind: z.literal('bulk'),
  status: WorkshopStatus,
  productId: z.string(),
  productName: z.string(),
  /** The product type at the time of the order, which decides the cut that designs are placed on. */
  productType: z.string(),
  /** The sides that carry the shop's own print, and a picture of it; absent for blank pieces. */
  printedSides: z.optional(z.array(PrintedSide)),
  image: z.optional(z.string()),
  items: z.array(BulkOrderItem),
  /** The people who get the pieces, if the design prints names or numbers. */
  people: z.optional(z.array(PersonOfOrder)),
  /** Every uploaded design and its placement. */
  designs: z.array(PlacedDesign),
  /** The layers printed at each placement that has text. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** The path of the first design, or null. */
  designImage: z.nullable(z.string()),
})
export type BulkOrder = z.infer<typeof BulkOrder>
