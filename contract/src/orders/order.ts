import * as z from 'zod/mini'
import { maxCartLines } from '../cart/cart.ts'
import { placements } from '../catalogue/placement.ts'
import { DocumentId } from '../ids.ts'
import { Paise, Rupees } from '../money.ts'
import { Design } from './design.ts'
import { MoveNote } from './move-note.ts'
import { OrderStatus } from './order-status.ts'
import { PaymentMethod, PaymentStatus } from './payment.ts'
import { ShippingAddress } from './shipping-address.ts'

/** How a guest or a customer can be reached about an order; filled from the profile when signed in. */
export const Contact = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type Contact = z.infer<typeof Contact>

const timelineFields = {
  /** What changed: the fulfilment or the payment. */
  kind: z.enum(['status', 'payment']),
  to: z.string(),
  /** Who changed it. Which of the staff it was stands in the audit log: the customer may read the order's document. */
  by: z.enum(['customer', 'staff', 'system']),
  /** What the shop has to say about it; the customer reads it. */
  note: z.optional(z.string()),
}

/** One step of an order's history, oldest first. */
export const TimelineEntry = z.object({ ...timelineFields, at: z.iso.datetime() })
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** One step of the history as the document holds it. */
export const StoredTimelineEntry = z.object({ ...timelineFields, at: z.date() })
export type StoredTimelineEntry = z.infer<typeof StoredTimelineEntry>

const ownerFields = {
  /** Whose order it is; null for a guest's. */
  userId: z.nullable(z.string()),
  contact: Contact,
}

/** What the API answers of an order of every kind: from the shop, in bulk, of printed matter. */
export const answeredFields = {
  ...ownerFields,
  _id: z.string(),
  createdAt: z.iso.datetime(),
  timeline: z.array(TimelineEntry),
  /** Only in the answer that creates a guest's order: the secret with which its page can be opened. */
  trackingToken: z.optional(z.string()),
}

/** What the document of an order of every kind holds. */
export const storedFields = {
  ...ownerFields,
  timeline: z.array(StoredTimelineEntry).check(z.minLength(1)),
  /** Of the tracking token only its SHA-256 in hex. */
  trackingTokenHash: z.optional(z.string()),
  /** Keys for the staff's search: id, its last six characters, names of contact and items. */
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
}

const itemFields = {
  _id: z.string(),
  product: z.string(),
  name: z.string(),
  qty: z.int().check(z.gte(1)),
  /** The photo that shows it in the line's colour when it was ordered; empty where it is drawn. */
  image: z.string(),
  /** The type's name, by which the garment is drawn; orders of earlier days lack it. */
  productType: z.optional(z.string()),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
  colorName: z.optional(z.string()),
  colorHex: z.optional(z.string()),
  placement: z.optional(z.enum(placements)),
  design: z.optional(Design),
}

/** One line of an order as the API answers; `price` is the unit price in rupees. */
export const OrderItem = z.object({ ...itemFields, price: z.number() })
export type OrderItem = z.infer<typeof OrderItem>

const orderFields = {
  shippingAddress: z.nullable(ShippingAddress),
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  status: OrderStatus,
  isDelivered: z.boolean(),
  placement: z.optional(z.enum(placements)),
  designurl: z.optional(z.string()),
  /** Every design of a single order; the first is also its item's. */
  designs: z.optional(z.array(Design)),
}

/** An order (cart checkout or single shirt) as the API answers; amounts in rupees. */
export const Order = z.object({
  ...answeredFields,
  ...orderFields,
  orderItems: z.array(OrderItem),
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  totalPrice: z.number(),
  /** Until when it can be paid online; only while the shop waits for that. */
  payBy: z.optional(z.iso.datetime()),
  /** The gateway's number of the payment that paid the order, by which bank and shop find it. */
  paymentReference: z.optional(z.string()),
})
export type Order = z.infer<typeof Order>

/** One line of an order as the document holds it. */
export const StoredOrderItem = z.object({ ...itemFields, unitPricePaise: Paise })
export type StoredOrderItem = z.infer<typeof StoredOrderItem>

/** What the payment gateway calls an order of ours, and the payment that paid it. */
export const GatewayTrace = z.object({ orderId: z.string(), paymentId: z.optional(z.string()) })
export type GatewayTrace = z.infer<typeof GatewayTrace>

/** The document orders/{TS…}. Amounts in paise. */
export const StoredOrder = z.object({
  ...storedFields,
  ...orderFields,
  orderItems: z.array(StoredOrderItem).check(z.minLength(1)),
  itemsPaise: Paise,
  shippingPaise: Paise,
  totalPaise: Paise,
  gateway: z.optional(GatewayTrace),
  /** Until when it can be paid; null once the shop no longer cancels it for that. */
  paymentDueAt: z.optional(z.nullable(z.date())),
})
export type StoredOrder = z.infer<typeof StoredOrder>

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
  paymentMethod: z._default(PaymentMethod, 'credit_card'),
  itemsPrice: Rupees,
  shippingPrice: Rupees,
  totalPrice: Rupees,
  /** The revision of the cart that the customer saw: sizes, colours and designs, which the items do not name, stand behind it. */
  cartRevision: z.optional(z.int()),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** PATCH /api/order/{orderId}: one or both moves; `isDelivered: true` is the move to 'delivered'. */
export const MoveOrderRequest = z
  .object({
    paymentStatus: z.optional(PaymentStatus),
    status: z.optional(OrderStatus),
    isDelivered: z.optional(z.literal(true)),
    note: MoveNote,
  })
  .check(
    z.refine((move) => move.paymentStatus !== undefined || move.status !== undefined || move.isDelivered === true, {
      error: 'Say what to change: paymentStatus, status or isDelivered',
    }),
  )
export type MoveOrderRequest = z.infer<typeof MoveOrderRequest>

/** `Idempotency-Key` header: made by the browser, one per attempt to order. */
export const IdempotencyKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,255}$/, { error: 'An Idempotency-Key has 16 to 255 letters and digits' }))

/** The document idempotencyKeys/{hash}; Firestore's TTL policy removes it at `expiresAt`. */
export const StoredIdempotencyKey = z.object({
  requestHash: z.string(),
  orderId: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type StoredIdempotencyKey = z.infer<typeof StoredIdempotencyKey>
