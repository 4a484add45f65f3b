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

/** How a guest or a customer can be reached about an order; filled from the profile when signed in. */
export const Contact = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type Contact = z.infer<typeof Contact>

export const timelineFields = {
  /** What changed: the fulfilment, the payment, or where the parcel is while the order is on its way. */
  kind: z.enum(['status', 'payment', 'parcel']),
  to: z.string(),
  /** Who changed it. Which of the staff it was stands in the audit log, because customers see the timeline. */
  by: z.enum(['customer', 'staff', 'system']),
  /** What the shop has to say about it; the customer reads it. */
  note: z.optional(z.string()),
}

/** One step of an order's history, oldest first; `to` in the words of the order's calls. */
export const TimelineEntry = z.object({ ...timelineFields, at: z.iso.datetime() })
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A paper of the tax law about an order, by its number. */
export const OrderPaper = z.object({ number: z.string(), issuedAt: z.iso.datetime() })
export type OrderPaper = z.infer<typeof OrderPaper>

/** That staff have moved the date of an order: from which, where it had one, and what they told its customer. */
export const MovedDate = z.object({ from: z.optional(Day), reason: z.string() })
export type MovedDate = z.infer<typeof MovedDate>

/** What the API shows of an order of every kind; amounts in rupees. */
export const answeredFields = {
  _id: z.string(),
  /** Whose order it is; null for a guest's. */
  userId: z.nullable(z.string()),
  contact: Contact,
  createdAt: z.iso.datetime(),
  timeline: z.array(TimelineEntry),
  /** Where it is sent; null for an order that is collected. */
  shippingAddress: z.nullable(OrderAddress),
  /** In whose name the bill is made out, where it is a company's. */
  company: z.optional(Company),
  /** Where it is printed and its design has not come, while it is still to be made. */
  missingDesigns: z.optional(z.array(z.enum(placements))),
  /** The day on which the customer needs it, whether or not that was promised. */
  neededBy: z.optional(Day),
  /** What the customer told the press. */
  note: z.optional(z.string()),
  /** The working day on which the press means to have it ready. */
  readyOn: z.optional(Day),
  /** By when it was promised to be with the customer, or ready to be collected. */
  promisedBy: z.optional(Day),
  /** That this date is not the first; absent where it is. */
  movedDate: z.optional(MovedDate),
  /** Who carries it, once it is on its way and staff have said so. */
  shipment: z.optional(OrderShipment),
  paymentMethod: UsedMethod,
  paymentStatus: PaymentStatus,
  /** How it is paid in parts; only of an order of which an advance is asked, or a part has come. */
  parts: z.optional(PaidParts),
  /** The link by which the shop asks for money at present. */
  payLink: z.optional(PayLink),
  /** Within how many days of its invoice it is paid, of a buyer with whom staff have agreed on that. */
  invoiceDays: z.optional(z.int()),
  /** The day by which its invoice is to be paid, once there is one and days were agreed on. */
  invoiceDue: z.optional(Day),
  /** The tax invoice, or bill of supply, that was given for it, and the note that took it back. */
  invoice: z.optional(OrderPaper),
  creditNote: z.optional(OrderPaper),
  /** The vouchers for what came before the invoice, the oldest first; amounts in rupees. */
  vouchers: z.optional(z.array(z.object({ ...OrderPaper.shape, kind: VoucherKind, amount: z.number() }))),
  /** The notes that took back parts of it, the oldest first; amounts in rupees. */
  credits: z.optional(z.array(z.object({ ...OrderPaper.shape, amount: z.number() }))),
  /** What went back to the customer by these notes, or is on its way; only where something does. */
  moneyBack: z.optional(z.number()),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  /** What a coupon or staff took off, in rupees; only where they did. */
  discount: z.optional(z.number()),
  /** The code of the coupon that it was ordered with. */
  coupon: z.optional(z.string()),
  totalPrice: z.number(),
  /** How it came, where staff took it for the customer. */
  origin: z.optional(OrderOrigin),
  /** The files in place of which staff have put others; numbered after all others (`filesOfOrder`). */
  replacedDesigns: z.optional(z.array(ReplacedDesign)),
  /** The proofs that its customer is asked to approve before it is made; absent where it is made without. */
  proof: z.optional(OrderProof),
  /** Until when it can be paid online; only while the shop waits for that. */
  payBy: z.optional(z.iso.datetime()),
  /** Until when its customer has to confirm it by the link in its mail; only while they have not, and it is not paid. */
  confirmBy: z.optional(z.iso.datetime()),
  /** The gateway's number of the payment that paid the order, by which bank and shop find it. */
  paymentReference: z.optional(z.string()),
  /** Only in the answer that creates an order of a guest, or one that staff took: the secret with which its page can be opened. */
  trackingToken: z.optional(z.string()),
}

/** One line of an order as the API shows it; `price` is the unit price in rupees. */
export const OrderItem = z.object({
  _id: z.string(),
  product: z.string(),
  name: z.string(),
  qty: z.int().check(z.gte(1)),
  /** The photo that shows it in the line's colour when it was ordered; empty where it is drawn. */
  image: z.string(),
  /** The type's name, by which the garment is drawn. */
  productType: z.optional(z.string()),
  /** The sides that came with a print of the shop's own. */
  printedSides: z.optional(z.array(PrintedSide)),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  placement: z.optional(z.enum(placements)),
  design: z.optional(Design),
  /** What is printed on the line, layer upon layer; `design` is then its lowest picture. */
  designDocument: z.optional(KeptDocument),
  price: z.number(),
  /** How much of the order's discount falls on the line, in rupees. */
  discount: z.optional(z.number()),
})
export type OrderItem = z.infer<typeof OrderItem>

/** An order of the cart or of a single shirt as the API shows it. */
export const Order = z.object({
  ...answeredFields,
  kind: z.enum(['shop', 'single']),
  status: OrderStatus,
  isDelivered: z.boolean(),
  orderItems: z.array(OrderItem),
  placement: z.optional(z.enum(placements)),
  designurl: z.optional(z.string()),
  /** Every design of a single order; the first is also its item's. */
  designs: z.optional(z.array(Design)),
  /** What is printed at a placement that has texts, layer upon layer. */
  designDocuments: z.optional(z.array(PlacedDocument)),
})
export type Order = z.infer<typeof Order>

/** POST /api/order, checkout shape. The amounts are the ones the customer saw; the server refuses to charge others. */
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
  /** The revision of the cart that the customer saw: sizes, colours and designs, which the items do not name, stand behind it. */
  cartRevision: z.optional(z.int()),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** Who carries the parcel belongs to the move that sends it. */
const onlyOnItsWay = { error: 'Give the courier’s details when you mark it as shipped', path: ['shipment'] }

/** PATCH /api/order/{orderId}: one or both moves; `isDelivered: true` is the move to 'delivered'. */
export const MoveOrderRequest = z
  .object({
    paymentStatus: z.optional(MovedPaymentStatus),
    status: z.optional(OrderStatus),
    isDelivered: z.optional(z.literal(true)),
    /** The status that the mover saw: where the order has another by then, the move is refused with FORBIDDEN_MOVE. */
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

/** PATCH /api/bulk-order/{id} and PATCH /api/print-order/{id}: one or both moves, in the workshop's words. */
export const MoveWorkshopOrderRequest = z
  .object({
    paymentStatus: z.optional(MovedPaymentStatus),
    status: z.optional(WorkshopStatus),
    /** The status that the mover saw: where the order has another by then, the move is refused with FORBIDDEN_MOVE. */
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

/** `Idempotency-Key` header: made by the browser, one per attempt to order. */
export const IdempotencyKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,255}$/, { error: 'An Idempotency-Key has 16 to 255 letters and digits' }))
