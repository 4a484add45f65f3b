import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { PlacedDocument } from '../design-document/design-document.ts'
import { Design, ReplacedDesign } from '../designs/design.ts'
import { Day } from '../india-day.ts'
import { orderUpdatesField } from '../messages/order-updates.ts'
import { Paise } from '../money.ts'
import { AskedByLink } from '../payments/asked-by-link.ts'
import { StoredCameBack } from '../payments/cash/refused-parcel.ts'
import { PaymentStatus, UsedMethod } from '../payments/payment.ts'
import { OrderedJob } from '../printing/print-job.ts'
import { StoredProof } from '../proofs/proof.ts'
import { StoredCredit, StoredTaxDocument } from '../tax/invoice.ts'
import { StoredVoucher } from '../tax/vouchers/voucher.ts'
import { Gate } from './amounts/paid-parts.ts'
import { OrderOrigin } from './buyer/order-origin.ts'
import { OrderAddress } from './buyer/shipping-address.ts'
import { Contact, MovedDate, timelineFields } from './order.ts'
import { Company } from './order-extras.ts'
import { OrderKind } from './order-kind.ts'
import { StoredLine } from './order-lines.ts'
import { OrderStatus } from './order-status.ts'
import { OrderShipment } from './shipment.ts'

/** One step of an order's history. */
export const StoredTimelineEntry = z.object({ ...timelineFields, at: z.date() })
export type StoredTimelineEntry = z.infer<typeof StoredTimelineEntry>

/** The gateway's id for our order, and the payments received under it. */
export const GatewayTrace = z.object({
  /** Absent if the checkout window was never opened: all money came by links. */
  orderId: z.optional(z.string()),
  paymentIds: z.array(z.string()),
  /** The payments among them that were refunded while others stayed. */
  returnedIds: z.optional(z.array(z.string())),
})
export type GatewayTrace = z.infer<typeof GatewayTrace>

/** The money of an order. It can arrive in parts; the order is paid once `paidPaise` reaches `duePaise`. */
export const StoredOrderPayment = z.object({
  method: UsedMethod,
  status: PaymentStatus,
  /** What the customer owes in all: the order total less its partial credit notes. */
  duePaise: Paise,
  /** What has been received and not refunded. */
  paidPaise: Paise,
  /** How much of that staff received by hand, for an order paid in parts; the rest came through the gateway. */
  handPaise: z.optional(Paise),
  /** How much of the money received by hand was cash, which the law limits. */
  cashPaise: z.optional(Paise),
  /** How much of the money received by hand staff have returned through credit notes. */
  handBackPaise: z.optional(Paise),
  /** The advance due before production; absent if none is. */
  advancePaise: z.optional(Paise),
  /** Whether the advance is paid by hand: the shop took no money online when the order was placed. */
  isAdvanceByHand: z.optional(z.literal(true)),
  /** The credit period in days from the invoice, if staff agreed on one with the buyer. */
  invoiceDays: z.optional(z.int()),
  /** When the invoice is due, once there is one, and when the buyer gets the next reminder. */
  payBy: z.optional(Day),
  remindAt: z.optional(z.date()),
  /** The gates that staff have waived. */
  waived: z.optional(z.array(Gate)),
  /** The deadline for paying online; null if the order does not lapse unpaid, or no longer does. */
  dueAt: z.nullable(z.date()),
  gateway: z.optional(GatewayTrace),
  /** The payment link that is currently active, and how many there have been. */
  link: z.optional(AskedByLink),
  links: z.optional(z.int()),
})
export type StoredOrderPayment = z.infer<typeof StoredOrderPayment>

/** Returns how much of an order is still unpaid, in paise. */
export function outstandingPaise({ duePaise, paidPaise }: Pick<StoredOrderPayment, 'duePaise' | 'paidPaise'>): number {
  return Math.max(0, duePaise - paidPaise)
}

/** Returns an order's payment after a staff move: fully paid or fully refunded. */
export function paymentMovedTo(payment: StoredOrderPayment, status: PaymentStatus): StoredOrderPayment {
  if (status === 'paid') {
    const handPaise = (payment.handPaise ?? 0) + outstandingPaise(payment)
    return { ...payment, status, paidPaise: payment.duePaise, ...(payment.paidPaise > 0 && { handPaise }) }
  }
  if (status !== 'refunded') return { ...payment, status }
  const { handPaise: _, ...rest } = payment
  return { ...rest, status, paidPaise: 0 }
}

/** How the order reaches its customer. */
export const StoredFulfilment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ship'), address: OrderAddress }),
  z.object({ kind: z.literal('collect') }),
])
export type StoredFulfilment = z.infer<typeof StoredFulfilment>

/** The parts of a print order beside its lines. */
export const StoredPrinting = z.object({
  jobs: z.array(OrderedJob),
  /** Files that belong to the single lines rather than to a job. */
  files: z.array(z.object({ path: z.string(), name: z.string() })),
  note: z.string(),
  readyOn: Day,
})
export type StoredPrinting = z.infer<typeof StoredPrinting>

/** The document orders/{TS…, TB… or TP…}: one order of any kind. Amounts in paise. */
export const StoredOrder = z.object({
  kind: OrderKind,
  /** The customer's id; null for a guest's order. */
  userId: z.nullable(z.string()),
  contact: Contact,
  lines: z.array(StoredLine).check(z.minLength(1)),
  /** The designs of printed lines, each with its placement; every printed line gets all of them. */
  designs: z.array(z.object({ ...Design.shape, placement: z.enum(placements) })),
  /** The layers printed at each placement that has text; elsewhere the designs are stacked in their order. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** The files that staff have replaced, kept so that the customer can still see them. */
  replacedDesigns: z.optional(z.array(ReplacedDesign)),
  /** What is printed on paper, for orders of the kind `print`. */
  printing: z.optional(StoredPrinting),
  itemsPaise: Paise,
  shippingPaise: Paise,
  /** The coupon code used. */
  coupon: z.optional(z.string()),
  /** The discount by coupon or staff, and the reason if staff gave it. */
  discountPaise: z.optional(Paise),
  discountReason: z.optional(z.string()),
  totalPaise: Paise,
  /** The number of shirts; paper does not count. */
  pieces: z.int().check(z.gte(0)),
  payment: StoredOrderPayment,
  fulfilment: StoredFulfilment,
  /** The state code of the place of supply, which decides between CGST with SGST and IGST. */
  placeOfSupply: z.optional(z.string()),
  /** Its tax invoice or bill of supply, and the credit note that cancelled it. */
  invoice: z.optional(StoredTaxDocument),
  creditNote: z.optional(StoredTaxDocument),
  /** The vouchers for money received before the invoice, oldest first. */
  vouchers: z.optional(z.array(StoredVoucher)),
  /** The partial credit notes, oldest first. */
  credits: z.optional(z.array(StoredCredit)),
  /** The buyer's address on the invoice of a collected order. */
  billingAddress: z.optional(OrderAddress),
  /** The company it is invoiced to, if any. */
  company: z.optional(Company),
  /** The day on which the customer needs it, promised or not. */
  neededBy: z.optional(Day),
  /** The customer's note to the press. A print order keeps its note with its jobs. */
  note: z.optional(z.string()),
  /** When it leaves the press and the delivery date promised to the customer; absent if the shop promised nothing. */
  promise: z.optional(z.object({ readyOn: Day, by: Day, moved: z.optional(MovedDate) })),
  /** The day by which the press should have it ready, far in the future if none was promised; absent in orders from before this field. */
  dueBy: z.optional(Day),
  /** Whether the press may begin it now, for staff's lists only: moves judge the order itself. Absent in orders from before this field. */
  isToPrint: z.optional(z.boolean()),
  /** The courier and tracking number, once staff have entered them. */
  shipment: z.optional(OrderShipment),
  /** When it was ready and waited only for its balance; the customer was asked for it then. */
  readyAt: z.optional(z.date()),
  /** Set once the courier has returned it unpaid. */
  cameBack: z.optional(StoredCameBack),
  /** Until when its pieces are held although the buyer has neither paid nor proved their contact; absent otherwise. */
  heldUntil: z.optional(z.date()),
  /** Whether the buyer has proved that they read the contact's mailbox. Mails to anyone else include nothing the buyer typed. */
  isMailboxProved: z.optional(z.boolean()),
  /** The proofs to be approved by the customer; absent if none are needed. */
  proof: z.optional(StoredProof),
  ...orderUpdatesField,
  status: OrderStatus,
  timeline: z.array(StoredTimelineEntry).check(z.minLength(1)),
  /** How it reached the shop, if staff took it for the customer. */
  origin: z.optional(OrderOrigin),
  /** SHA-256 in hex of the request that placed it, to tell a repeat from a different request under the same idempotency key. */
  requestHash: z.optional(z.string()),
  /** SHA-256 in hex of the tracking token of a guest's or a staff-taken order; the token itself is not stored. */
  trackingTokenHash: z.optional(z.string()),
  /** SHA-256 in hex of the secret in the proof links of an account's order. */
  proofTokenHash: z.optional(z.string()),
  /** SHA-256 in hex of the latest tokens issued for tracking by order number and phone or email. */
  trackedTokenHashes: z.optional(z.array(z.string())),
  /** Search keys for staff: the id, its last six characters, and the names of the contact and the lines. */
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredOrder = z.infer<typeof StoredOrder>
