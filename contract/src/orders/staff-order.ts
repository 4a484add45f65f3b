import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { Phone } from '../accounts/phone.ts'
import { maxCartLines } from '../cart/cart.ts'
import { Quantity } from '../cart/quantity.ts'
import { Placement } from '../catalogue/options/placement.ts'
import { bulkOrderSizes, Size } from '../catalogue/options/size.ts'
import { DesignRequest, designList } from '../designs/design.ts'
import { DocumentId } from '../ids.ts'
import { Rupees } from '../money.ts'
import { printGoods } from '../printing/print-order-request.ts'
import { LoggedReason } from '../staff/logged-reason.ts'
import { Line, RequiredLine } from '../text.ts'
import { billingAddressField } from './buyer/billing-address.ts'
import { OrderOrigin } from './buyer/order-origin.ts'
import { PostalPlace, ShippingAddress } from './buyer/shipping-address.ts'
import { companyField, neededByField, noteField } from './order-extras.ts'

/** How an order taken by staff is paid: by a link sent to the customer, in cash now, or on handover. */
const staffPayments = ['link', 'cash', 'later'] as const
export const StaffPayment = z.enum(staffPayments)
export type StaffPayment = z.infer<typeof StaffPayment>

/** The error when an order has no items. */
export const staffLinesRequired = 'Add at least one item'

const noLine = { error: staffLinesRequired }

/** The error when a bulk order has a colour and size on several lines, of which only one would be made. */
export const staffLineTwice = 'The same colour and size is on two lines. Please put its pieces on one.'

/** A catalogue shirt, blank or printed, as in a cart. */
export const StaffShopLine = z.object({
  productId: DocumentId,
  quantity: Quantity,
  size: z.optional(Size),
  color: z.optional(DocumentId),
  placement: z.optional(Placement),
  design: z.optional(Line(500)),
})
export type StaffShopLine = z.infer<typeof StaffShopLine>

/** Catalogue shirts, priced like a cart. */
const ShopGoods = z.object({
  kind: z.literal('shop'),
  lines: z.array(StaffShopLine, noLine).check(z.minLength(1, noLine), z.maxLength(maxCartLines)),
  ...noteField,
})

/** Shirts of one product that all get the same prints, priced like a bulk order. */
const BulkGoods = z.object({
  kind: z.literal('bulk'),
  productId: DocumentId,
  placements: z.array(Placement).check(
    z.minLength(1, { error: 'Choose where it is printed' }),
    z.refine((all) => new Set(all).size === all.length),
  ),
  lines: z.array(z.object({ color: DocumentId, size: z.enum(bulkOrderSizes), quantity: Quantity }), noLine).check(
    z.minLength(1, noLine),
    z.maxLength(maxCartLines),
    z.refine((all) => new Set(all.map(({ color, size }) => `${color} ${size}`)).size === all.length, {
      error: staffLineTwice,
    }),
  ),
  designs: designList(z.object({ ...DesignRequest.shape, placement: Placement })),
  ...noteField,
})

/** Printing on paper: single lines of the price list and jobs with documents, priced like a customer's order. */
const PrintGoods = z
  .object({ kind: z.literal('print'), ...printGoods })
  .check(z.refine(({ items, jobs }) => items.length + jobs.length > 0, { error: staffLinesRequired, path: ['items'] }))

/** What staff can take an order for. */
export const StaffGoods = z.discriminatedUnion('kind', [ShopGoods, BulkGoods, PrintGoods])
export type StaffGoods = z.infer<typeof StaffGoods>

/** A discount given by staff, in rupees, and the reason. */
export const Discount = z.object({
  amount: Rupees.check(z.gt(0, { error: 'Enter more than ₹0' })),
  reason: LoggedReason,
})
export type Discount = z.infer<typeof Discount>

/** POST /api/admin/order/price: what an order would cost now. */
export const PriceStaffOrderRequest = z.object({
  goods: StaffGoods,
  /** Whether it is sent to an address; otherwise it is collected and shipping is free. */
  isShipped: z.boolean(),
  /** The destination, as far as it is known. */
  to: z.optional(PostalPlace),
  discount: z.optional(Rupees),
})
export type PriceStaffOrderRequest = z.infer<typeof PriceStaffOrderRequest>

/** What an order costs, line by line, in rupees. */
export const StaffOrderPrice = z.object({
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number(), amount: z.number() })),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  discount: z.number(),
  totalPrice: z.number(),
})
export type StaffOrderPrice = z.infer<typeof StaffOrderPrice>

/** POST /api/admin/order: an order that staff take for a customer. */
export const StaffOrderRequest = z.object({
  origin: OrderOrigin,
  goods: StaffGoods,
  /** The account that it belongs to; null for a customer without one, who is then only the order's contact. */
  userId: z._default(z.nullable(DocumentId), null),
  contact: z.object({
    name: RequiredLine(100, 'Enter the customer’s name'),
    phone: Phone,
    email: z._default(z.union([Email, z.literal('')]), ''),
  }),
  /** The delivery address; without one the order is collected from the shop. */
  shippingAddress: z.optional(ShippingAddress),
  ...billingAddressField,
  ...companyField,
  ...neededByField,
  payment: StaffPayment,
  discount: z.optional(Discount),
  /** The total that the customer was told; any other is refused. */
  totalPrice: Rupees,
})
export type StaffOrderRequest = z.infer<typeof StaffOrderRequest>

/** POST /api/admin/order/:id/link: a new secret that opens the order, shown only this once. */
export const RenewedOrderLink = z.object({ trackingToken: z.string() })
export type RenewedOrderLink = z.infer<typeof RenewedOrderLink>
