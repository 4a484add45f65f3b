import * as z from 'zod/mini'
import { PrintedSide } from '../catalogue/house-print.ts'
import { Placement, placements } from '../catalogue/options/placement.ts'
import { Size } from '../catalogue/options/size.ts'
import { AskedCoupon } from '../coupons/coupon.ts'
import { DesignDocument, KeptDocument } from '../design-document/design-document.ts'
import { DocumentId, OrderId } from '../ids.ts'
import { PostalPlace } from '../orders/buyer/shipping-address.ts'
import { Line } from '../text.ts'
import { Quantity } from './quantity.ts'

/** The maximum number of lines in a cart: a checkout reads the product of each. */
export const maxCartLines = 100

/** The choices that distinguish two lines of a cart. `design` is the file's path in the bucket, or its name if it was not uploaded. */
const choices = {
  size: z.optional(Size),
  color: z.optional(DocumentId),
  placement: z.optional(z.enum(placements)),
  design: z.optional(Line(500)),
  /** The layers printed at the placement; a line has either this or a `design`. */
  designDocument: z.optional(KeptDocument),
}

/** The document carts/{uid}. `revision` counts changes, so that only one order is made from each state of the cart. */
export const StoredCart = z.object({
  lines: z.array(
    z.object({
      _id: z.string(),
      productId: z.string(),
      quantity: Quantity,
      ...choices,
      /** The unit price when the line was added or last changed, so that a later price change can be shown. */
      seenPricePaise: z.int(),
    }),
  ),
  revision: z.int(),
  /** The id of the change that made this revision, so that a repeated request is not applied twice. */
  lastChange: z.optional(z.string()),
  /** The order that emptied it; kept until the next change. */
  orderId: z.optional(OrderId),
  updatedAt: z.date(),
})
export type StoredCart = z.infer<typeof StoredCart>
export type StoredCartLine = StoredCart['lines'][number]

/** The product data of a line that the cart screen needs. */
export const CartProduct = z.object({
  name: z.string(),
  price: z.number(),
  /** The photo of the product in the line's colour; a line with a colour but no photo shows a drawing. */
  image: z.optional(z.string()),
  sizes: z.array(Size),
  colors: z.array(z.string()),
  isCustomizable: z.boolean(),
  printedSides: z.optional(z.array(PrintedSide)),
  stock: z.int(),
  type: z.string(),
  isPrepaid: z.optional(z.literal(true)),
})
export type CartProduct = z.infer<typeof CartProduct>

/** The choices that a product may require. */
const choiceNames = ['size', 'color', 'placement'] as const
export type ChoiceName = (typeof choiceNames)[number]

/** A line as the API shows it; `product` is null if it is no longer sold. Amounts in rupees. */
export const CartItem = z.object({
  _id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  ...choices,
  product: z.nullable(CartProduct),
  lineTotal: z.number(),
  seenPrice: z.number(),
  missing: z.array(z.enum(choiceNames)),
})
export type CartItem = z.infer<typeof CartItem>

/** A cart as the API shows it. `totalPrice` is the sum of the lines that can be bought, without shipping. */
export const Cart = z.object({
  _id: z.string(),
  items: z.array(CartItem),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  totalPrice: z.number(),
  revision: z.int(),
})
export type Cart = z.infer<typeof Cart>

const choiceRequests = {
  size: z.optional(Size),
  color: z.optional(DocumentId),
  placement: z.optional(Placement),
  design: z.optional(Line(500)),
}

const isOneDesign = ({ design, designDocument }: { design?: string | undefined; designDocument?: unknown }) =>
  design === undefined || !designDocument
const twoDesigns = { error: 'Name a design or a document of one, not both', path: ['designDocument'] }

/** POST /api/cart/add */
export const AddToCartRequest = z
  .object({
    productId: DocumentId,
    quantity: z._default(Quantity, 1),
    userId: DocumentId,
    ...choiceRequests,
    designDocument: z.optional(DesignDocument),
  })
  .check(z.refine(isOneDesign, twoDesigns))
export type AddToCartRequest = z.infer<typeof AddToCartRequest>

/** PATCH /api/cart/{cartId}/items/{itemId}: a new quantity, other choices, or another design; null removes the design from the line. */
export const ChangeCartItemRequest = z
  .object({
    quantity: z.optional(Quantity),
    ...choiceRequests,
    designDocument: z.optional(z.nullable(DesignDocument)),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), { error: 'Say what to change' }),
    z.refine(isOneDesign, twoDesigns),
  )
export type ChangeCartItemRequest = z.infer<typeof ChangeCartItemRequest>

/** POST /api/cart/price: the price of the caller's cart, with an optional coupon and the destination as far as it is known. */
export const PriceCartRequest = z.object({ coupon: z.optional(AskedCoupon), to: z.optional(PostalPlace) })
export type PriceCartRequest = z.infer<typeof PriceCartRequest>
