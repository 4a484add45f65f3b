import * as z from 'zod/mini'
import { maxCartLines } from '../cart/cart.ts'
import { PrintedSide } from '../catalogue/house-print.ts'
import { placements } from '../catalogue/options/placement.ts'
import { AskedCoupon } from '../coupons/coupon.ts'
import { KeptDocument, PlacedDocument } from '../design-document/design-document.ts'
import { Design, ReplacedDesign } from '../designs/design.ts'
import { DocumentId } from '../ids.ts'
import { Day } from '../india-day.ts'
import { Rupees } from '../money.ts'
import { PayLink } from '../payments/asked-by-link.ts'
import { MovedPaymentStatus, PaymentMethod, PaymentStatus, UsedMethod } from '../payments/payment.ts'
import { OrderProof } from '../proofs/proof.ts'
import { VoucherKind } from '../tax/vouchers/voucher.ts'
import { PaidParts } from './amounts/paid-parts.ts'
import { OrderOrigin } from './buyer/order-origin.ts'
import { OrderAddress, ShippingAddress } from './buyer/shipping-address.ts'
import { MoveNote } from './move-note.ts'
import { Company, companyField } from './order-extras.ts'
import { OrderStatus } from './order-status.ts'
import { OrderShipment, Shipment } from './shipment.ts'
import { WorkshopStatus } from './status-words.ts'

/** How a guest or customer can be reached about an order; filled from the profile when signed in. */
export const Contact = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type Contact = z.infer<typeof Contact>

export const timelineFields = {
  /** What changed: the order's status, its payment, or the parcel's progress while it is on its way. */
  kind: z.enum(['status', 'payment', 'parcel']),
  to: z.string(),
  /** Who made the change. Customers see the timeline, so only the audit log names the staff member. */
  by: z.enum(['customer', 'staff', 'system']),
  /** The shop's note on the change; the customer reads it. */
  note: z.optional(z.string()),
}

/** One step of an order's history, oldest first. `to` uses the status words of that order's calls. */
export const TimelineEntry = z.object({ ...timelineFields, at: z.iso.datetime() })
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A tax document of an order, by its number. */
export const OrderTaxDocument = z.object({ number: z.string(), issuedAt: z.iso.datetime() })
export type OrderTaxDocument = z.infer<typeof OrderTaxDocument>

/** Records that staff moved the order's date: the previous date, if it had one, and the reason given to the customer. */
export const MovedDate = z.object({ from: z.optional(Day), reason: z.string() })
export type MovedDate = z.infer<typeof MovedDate>

/** The fields that the API shows for every kind of order; amounts in rupees. */
export const answeredFields = {
  _id: z.string(),
  /** The customer's id; null for a guest's order. */
  userId: z.nullable(z.string()),
  contact: Contact,
  createdAt: z.iso.datetime(),
  timeline: z.array(TimelineEntry),
  /** The delivery address; null for an order that is collected. */
  shippingAddress: z.nullable(OrderAddress),
  /** The buyer's address on the invoice of a collected order, if it is known. */
  billingAddress: z.optional(OrderAddress),
  /** The company it is invoiced to, if any. */
  company: z.optional(Company),
  /** The printed placements whose design is still missing, until the order is made. */
  missingDesigns: z.optional(z.array(z.enum(placements))),
  /** The day on which the customer needs it, promised or not. */
  neededBy: z.optional(Day),
  /** The customer's note to the press. */
  note: z.optional(z.string()),
  /** The working day by which the press plans to have it ready. */
  readyOn: z.optional(Day),
  /** The promised date of delivery, or of being ready to collect. */
  promisedBy: z.optional(Day),
  /** Present if this date replaced an earlier one. */
  movedDate: z.optional(MovedDate),
  /** The courier and tracking number, once it is on its way and staff have entered them. */
  shipment: z.optional(OrderShipment),
  paymentMethod: UsedMethod,
  paymentStatus: PaymentStatus,
  /** Its part payments; present only if an advance is due or a part has been paid. */
  parts: z.optional(PaidParts),
  /** How much of the money received was paid by hand, in rupees; it would be refunded by hand. */
  paidByHand: z.optional(z.number()),
  /** The payment link that is currently active. */
  payLink: z.optional(PayLink),
  /** The credit period in days from the invoice, if staff agreed on one with the buyer. */
  invoiceDays: z.optional(z.int()),
  /** When the invoice is due; present once there is an invoice and a credit period. */
  invoiceDue: z.optional(Day),
  /** Its tax invoice or bill of supply, and the credit note that cancelled it. */
  invoice: z.optional(OrderTaxDocument),
  creditNote: z.optional(OrderTaxDocument),
  /** The vouchers for money received before the invoice, oldest first; amounts in rupees. */
  vouchers: z.optional(z.array(z.object({ ...OrderTaxDocument.shape, kind: VoucherKind, amount: z.number() }))),
  /** The partial credit notes, oldest first; amounts in rupees. */
  credits: z.optional(z.array(z.object({ ...OrderTaxDocument.shape, amount: z.number() }))),
  /** The total refunded by these notes, paid or on its way; absent if nothing is. */
  moneyBack: z.optional(z.number()),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  /** The discount by coupon or staff, in rupees; absent without one. */
  discount: z.optional(z.number()),
  /** The coupon code used. */
  coupon: z.optional(z.string()),
  totalPrice: z.number(),
  /** How it reached the shop, if staff took it for the customer. */
  origin: z.optional(OrderOrigin),
  /** The files that staff have replaced; numbered after all others (`filesOfOrder`). */
  replacedDesigns: z.optional(z.array(ReplacedDesign)),
  /** The proofs to be approved by the customer before production; absent if none are needed. */
  proof: z.optional(OrderProof),
  /** The deadline for paying online; present only while the shop waits for the payment. */
  payBy: z.optional(z.iso.datetime()),
  /** The deadline for confirming by the link in its mail; present only while it is neither confirmed nor paid. */
  confirmBy: z.optional(z.iso.datetime()),
  /** The gateway's id of the payment that settled the order, by which bank and shop can find it. */
  paymentReference: z.optional(z.string()),
  /** Present only in the answer that creates a guest's or a staff-taken order: the secret that opens its page. */
  trackingToken: z.optional(z.string()),
}

/** One line item of an order as the API shows it; `price` is the unit price in rupees. */
export const OrderItem = z.object({
  _id: z.string(),
  product: z.string(),
  name: z.string(),
  qty: z.int().check(z.gte(1)),
  /** The photo of the product in the line's colour at the time of the order; empty if the garment is drawn instead. */
  image: z.string(),
  /** The name of the product type, which decides how the garment is drawn. */
  productType: z.optional(z.string()),
  /** The sides that carry the shop's own print. */
  printedSides: z.optional(z.array(PrintedSide)),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  placement: z.optional(z.enum(placements)),
  design: z.optional(Design),
  /** The layers printed on the line; `design` is then its bottom picture. */
  designDocument: z.optional(KeptDocument),
  price: z.number(),
  /** The line's share of the order's discount, in rupees. */
  discount: z.optional(z.number()),
})
export type OrderItem = z.infer<typeof OrderItem>

/** An order of a cart or a single shirt as the API shows it. */
export const Order = z.object({
  ...answeredFields,
  kind: z.enum(['shop', 'single']),
  status: OrderStatus,
  isDelivered: z.boolean(),
  orderItems: z.array(OrderItem),
  placement: z.optional(z.enum(placements)),
  designurl: z.optional(z.string()),
  /** All designs of a single order; the first is also on its item. */
  designs: z.optional(z.array(Design)),
  /** The layers printed at each placement that has text. */
  designDocuments: z.optional(z.array(PlacedDocument)),
})
export type Order = z.infer<typeof Order>

/** POST /api/order, checkout shape. The amounts are those the customer saw; the server refuses to charge any others. */
export const CheckoutRequest = z.object({
  user: DocumentId,
  orderItems: z
    .array(
      z.object({
        product: DocumentId,
        name: z.string().check(z.maxLength(300)),
        qty: z.int().check(z.gte(1)),
        price: Rupees,
        image: z.optional(z.string().check(z.maxLength(1000))),
      }),
    )
    .check(z.minLength(1, { error: 'Your cart is empty' }), z.maxLength(maxCartLines)),
  shippingAddress: ShippingAddress,
  ...companyField,
  paymentMethod: z._default(PaymentMethod, 'credit_card'),
  itemsPrice: Rupees,
  shippingPrice: Rupees,
  totalPrice: Rupees,
  coupon: z.optional(AskedCoupon),
  /** The cart revision that the customer saw. It covers sizes, colours and designs, which the items here do not list. */
  cartRevision: z.optional(z.int()),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** Courier details may only accompany the move that ships the parcel. */
const onlyOnItsWay = { error: 'Give the courier’s details when you mark it as shipped', path: ['shipment'] }

/** PATCH /api/order/{orderId}: a status move, a payment move, or both; `isDelivered: true` moves to 'delivered'. */
export const MoveOrderRequest = z
  .object({
    paymentStatus: z.optional(MovedPaymentStatus),
    status: z.optional(OrderStatus),
    isDelivered: z.optional(z.literal(true)),
    /** The status that the caller saw. If the order has another by now, the move is refused with FORBIDDEN_MOVE. */
    expectedStatus: z.optional(OrderStatus),
    note: MoveNote,
    shipment: z.optional(Shipment),
  })
  .check(
    z.refine((move) => move.paymentStatus !== undefined || move.status !== undefined || move.isDelivered === true, {
      error: 'Say what to change: paymentStatus, status or isDelivered',
    }),
    z.refine((move) => move.shipment === undefined || move.status === 'shipped', onlyOnItsWay),
  )
export type MoveOrderRequest = z.infer<typeof MoveOrderRequest>

/** PATCH /api/bulk-order/{id} and PATCH /api/print-order/{id}: a status move, a payment move, or both, in the workshop's words. */
export const MoveWorkshopOrderRequest = z
  .object({
    paymentStatus: z.optional(MovedPaymentStatus),
    status: z.optional(WorkshopStatus),
    /** The status that the caller saw. If the order has another by now, the move is refused with FORBIDDEN_MOVE. */
    expectedStatus: z.optional(WorkshopStatus),
    note: MoveNote,
    shipment: z.optional(Shipment),
  })
  .check(
    z.refine((move) => move.paymentStatus !== undefined || move.status !== undefined, {
      error: 'Say what to change: paymentStatus or status',
    }),
    z.refine((move) => move.shipment === undefined || move.status === 'Shipped', onlyOnItsWay),
  )
export type MoveWorkshopOrderRequest = z.infer<typeof MoveWorkshopOrderRequest>

/** The `Idempotency-Key` header: generated by the browser, one per attempt to order. */
export const IdempotencyKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,255}$/, { error: 'An Idempotency-Key has 1 to 255 letters and digits' }))
