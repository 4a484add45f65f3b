import * as z from 'zod/mini'
import { Quantity } from '../cart/quantity.ts'
import { Placement, placements } from '../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { singleOrderProduct } from '../catalogue/single-order-product.ts'
import { AskedCoupon } from '../coupons/coupon.ts'
import { DesignDocument, picturesOf } from '../design-document/design-document.ts'
import { shownLayers } from '../design-document/layer-traits.ts'
import { DesignRequest, designList, maxDesigns, tooManyDesigns } from '../designs/design.ts'
import { DocumentId } from '../ids.ts'
import { Rupees } from '../money.ts'
import { billingAddressField } from '../orders/buyer/billing-address.ts'
import { ShippingAddress } from '../orders/buyer/shipping-address.ts'
import { companyField, neededByField, noteField } from '../orders/order-extras.ts'
import { OrderContact } from '../orders/single-order.ts'
import { PaymentMethod } from '../payments/payment.ts'
import { rosterRefusal } from '../roster/check-roster.ts'
import { Roster } from '../roster/roster.ts'
import { Line } from '../text.ts'
import { bulkItemsProblem, linesOf, placementsOf } from './bulk-lines.ts'

/** The error when no placement is chosen. */
export const bulkPlacementRequired = 'Please select at least one placement'
/** The error when an order has no lines. */
export const bulkLinesRequired = 'Please add at least one color-size-quantity item to stack'
/** The error when a line is added before colour, size and quantity are chosen. */
export const bulkChoicesRequired = 'Please select color, size, and quantity before adding.'

/** The maximum number of items in an order: all colours in all sizes at all placements, with room for new colours. */
export const maxBulkItems = 1000

const Item = z.object({
  color: DocumentId,
  size: z.enum(bulkOrderSizes, { error: bulkChoicesRequired }),
  quantity: Quantity,
  /** Quantity × unit price, in rupees. */
  price: Rupees,
  placement: z.optional(z.nullable(z.union([Placement, z.literal('')], { error: 'Not a placement' }))),
})

const WantedDocument = z.object({ placement: Placement, ...DesignDocument.shape })

/**
 * POST /api/bulk-order, with one item per line and placement. `designImage` alone is one design for every placement; `designs` lists the files and their
 * position per placement, and `designImage` is then one of them or null. A placement can have several designs, as on the single page.
 */
export const BulkOrderRequest = z
  .object({
    /** The caller's own uid, or null: an order without an account is answered with a secret to track it by. */
    userId: z._default(z.nullable(DocumentId), null),
    productId: z._default(DocumentId, singleOrderProduct),
    items: z
      .array(Item, { error: bulkLinesRequired })
      .check(z.minLength(1, { error: bulkLinesRequired }), z.maxLength(maxBulkItems)),
    designImage: z._default(z.nullable(Line(500)), null),
    designs: designList(z.object({ ...DesignRequest.shape, placement: Placement })),
    /** What is printed at a placement with more than pictures; its pictures replace `designs` there. */
    designDocuments: z._default(z.array(WantedDocument).check(z.maxLength(placements.length)), []),
    /** The people who get the pieces, if the design has names or numbers. */
    roster: z.optional(Roster),
    /** The total that the customer saw, including any shipping and discount. */
    totalPrice: z.optional(Rupees),
    contact: z.optional(OrderContact),
    /** The delivery address; without one the order is collected from the shop. */
    shippingAddress: z.optional(ShippingAddress),
    ...billingAddressField,
    ...companyField,
    ...neededByField,
    ...noteField,
    coupon: z.optional(AskedCoupon),
    paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
  })
  .check((context) => {
    const { items, designs, designDocuments, designImage, roster } = context.value
    const refuse = (message: string, ...path: (string | number)[]) => {
      context.issues.push({ code: 'custom', message, path, input: context.value })
    }
    const placed = items.flatMap(({ placement, ...item }) => (placement ? [{ ...item, placement }] : []))
    if (placed.length < items.length) return refuse(bulkPlacementRequired, 'items')
    const problem = bulkItemsProblem(placed)
    if (problem) refuse(problem, 'items')
    const chosen = placementsOf(placed)
    for (const [index, { placement }] of designs.entries()) {
      if (!chosen.includes(placement))
        refuse(`${placement} is not chosen for this order`, 'designs', index, 'placement')
    }
    for (const [index, { placement }] of designDocuments.entries()) {
      const before = [...designs, ...designDocuments.slice(0, index)]
      if (!chosen.includes(placement))
        refuse(`${placement} is not chosen for this order`, 'designDocuments', index, 'placement')
      else if (before.some((other) => other.placement === placement))
        refuse(`${placement} has a design already`, 'designDocuments', index, 'placement')
    }
    const pictures = [...designs, ...designDocuments.flatMap(picturesOf)]
    if (pictures.length > maxDesigns) refuse(tooManyDesigns, 'designDocuments')
    const texts = designDocuments.flatMap((document) =>
      shownLayers(document).flatMap((layer) => (layer.kind === 'text' ? layer : [])),
    )
    const unlisted = rosterRefusal({ lines: linesOf(placed), texts, roster })
    if (unlisted) refuse(unlisted, 'roster')
    const isForAll = designs.length === 0 && designDocuments.length === 0
    if (designImage && !isForAll && !pictures.some(({ path }) => path === designImage)) {
      refuse('Not one of the designs of this order', 'designImage')
    }
  })
export type BulkOrderRequest = z.infer<typeof BulkOrderRequest>

/** An item of a validated request, with its placement. */
export type BulkRequestItem = Omit<BulkOrderRequest['items'][number], 'placement'> & { placement: Placement }

/** Returns the items of a validated request. */
export function itemsOf({ items }: BulkOrderRequest): BulkRequestItem[] {
  return items.flatMap(({ placement, ...item }) => (placement ? [{ ...item, placement }] : []))
}

/** Returns the designs of a request: its own, or its one picture at every placement. */
export function designsOf(request: BulkOrderRequest): BulkOrderRequest['designs'] {
  const { designImage, designs, designDocuments } = request
  if (designs.length > 0 || designDocuments.length > 0 || !designImage) return designs
  return placementsOf(itemsOf(request)).map((placement) => ({ placement, path: designImage, acceptsPoorPrint: false }))
}
