import * as z from 'zod/mini'
import { Quantity } from '../cart/quantity.ts'
import { Placement, placements } from '../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { singleOrderProduct } from '../catalogue/single-order-product.ts'
import { DocumentId } from '../ids.ts'
import { PostalPlace } from '../orders/buyer/shipping-address.ts'
import { QuantityBreak } from '../quantity-break.ts'
import { bulkItemsProblem } from './bulk-lines.ts'
import { maxBulkItems } from './bulk-order-request.ts'

const item = { color: DocumentId, size: z.enum(bulkOrderSizes), quantity: Quantity }

/** POST /api/bulk-order/price: the items of a draft, as in an order but without prices. */
export const PriceBulkOrderRequest = z
  .object({
    productId: z._default(DocumentId, singleOrderProduct),
    items: z.array(z.object({ ...item, placement: Placement })).check(z.minLength(1), z.maxLength(maxBulkItems)),
    /** Whether it is sent to an address; otherwise it is collected and shipping is free. */
    isShipped: z._default(z.boolean(), false),
    /** The destination, as far as it is known. */
    to: z.optional(PostalPlace),
  })
  .check((context) => {
    const problem = bulkItemsProblem(context.value.items)
    if (problem) context.issues.push({ code: 'custom', message: problem, path: ['items'], input: context.value })
  })
export type PriceBulkOrderRequest = z.infer<typeof PriceBulkOrderRequest>

/** The current price of the draft, in rupees. */
export const BulkOrderPrice = z.object({
  items: z.array(z.object({ ...item, placement: z.enum(placements), price: z.number() })),
  pieces: z.int(),
  /** One piece with all its prints. */
  piecePrice: z.number(),
  /** The discount on the garment for this quantity. */
  percentOff: z.int(),
  /** The next quantity break; null after the last. */
  nextBreak: z.nullable(QuantityBreak),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  totalPrice: z.number(),
})
export type BulkOrderPrice = z.infer<typeof BulkOrderPrice>
