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
import { StoredCredit, StoredPaper } from '../tax/invoice.ts'
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

/** What the payment gateway calls an order of ours, and the payments that came in under it. */
export const GatewayTrace = z.object({
  /** Absent where nobody has opened its window: what came, came by links. */
  orderId: z.optional(z.string()),
  paymentIds: z.array(z.string()),
  /** Those of them that have gone back while others stayed. */
  returnedIds: z.optional(z.array(z.string())),
})
export type GatewayTrace = z.infer<typeof GatewayTrace>

/** An order's money. It can come in parts: the order is paid when `paidPaise` has reached `duePaise`. */
export const StoredOrderPayment = z.object({
  method: UsedMethod,
  status: PaymentStatus,
  /** What the customer has to pay for the order in all: its total, less the credit notes about parts of it. */
  duePaise: Paise,
  /** What has come in and was not refunded. */
  paidPaise: Paise,
  /** What of that staff have taken by hand, of an order that is paid in parts; the rest came through the gateway. */
  handPaise: z.optional(Paise),
  /** What of what staff have taken by hand was cash, of which the law lets them take only so much. */
  cashPaise: z.optional(Paise),
  /** What of the rest staff have given back by hand, by credit notes. */
  handBackPaise: z.optional(Paise),
  /** What has to come before it is made; absent where nothing has to. */
  advancePaise: z.optional(Paise),
  /** Within how many days of its invoice it is paid, where staff have agreed on that with its buyer. */
  invoiceDays: z.optional(z.int()),
  /** The day by which its invoice is to be paid, once there is one, and when its buyer is reminded of that next. */
  payBy: z.optional(Day),
  remindAt: z.optional(z.date()),
  /** Where staff let it pass without the money. */
  waived: z.optional(z.array(Gate)),
  /** Until when it can be paid online; null where the shop does not cancel it for that, or no longer. */
  dueAt: z.nullable(z.date()),
  gateway: z.optional(GatewayTrace),
  /** By which it is asked for money at present, and how many links there were. */
  link: z.optional(AskedByLink),
  links: z.optional(z.int()),
})
export type StoredOrderPayment = z.infer<typeof StoredOrderPayment>

/** What of an order is still to be paid, in paise. */
export function outstandingPaise({ duePaise, paidPaise }: Pick<StoredOrderPayment, 'duePaise' | 'paidPaise'>): number {
  return Math.max(0, duePaise - paidPaise)
}

/** Returns the payment of an order after staff moved it: all of it is paid, or refunded. */
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

/** What a print order has besides its lines. */
export const StoredPrinting = z.object({
  jobs: z.array(OrderedJob),
  /** Files that belong to the single lines. */
  files: z.array(z.object({ path: z.string(), name: z.string() })),
  note: z.string(),
  readyOn: Day,
})
export type StoredPrinting = z.infer<typeof StoredPrinting>

/** The document orders/{TS…, TB… or TP…}: one order, whatever was ordered. Amounts in paise. */
export const StoredOrder = z.object({
  kind: OrderKind,
  /** Whose order it is; null for a guest's. */
  userId: z.nullable(z.string()),
  contact: Contact,
  lines: z.array(StoredLine).check(z.minLength(1)),
  /** The designs of printed lines, each with the placement at which all of them get it. */
  designs: z.array(z.object({ ...Design.shape, placement: z.enum(placements) })),
  /** What is printed at a placement that has texts, layer upon layer; elsewhere the designs lie in their order. */
  designDocuments: z.optional(z.array(PlacedDocument)),
  /** The files in place of which staff have put others, for its customer to read. */
  replacedDesigns: z.optional(z.array(ReplacedDesign)),
  /** What is printed on paper, of an order of the kind `print`. */
  printing: z.optional(StoredPrinting),
  itemsPaise: Paise,
  shippingPaise: Paise,
  /** The coupon that it was ordered with. */
  coupon: z.optional(z.string()),
  /** What the coupon or staff took off, and why staff did. */
  discountPaise: z.optional(Paise),
  discountReason: z.optional(z.string()),
  totalPaise: Paise,
  /** How many shirts it is in all; paper is none. */
  pieces: z.int().check(z.gte(0)),
  payment: StoredOrderPayment,
  fulfilment: StoredFulfilment,
  /** The code of the state where it is supplied, which decides between CGST with SGST and IGST. */
  placeOfSupply: z.optional(z.string()),
  /** The papers of the tax law that were given for it. */
  invoice: z.optional(StoredPaper),
  creditNote: z.optional(StoredPaper),
  /** The vouchers for what came before its invoice, the oldest first. */
  vouchers: z.optional(z.array(StoredVoucher)),
  /** The notes that took back parts of its invoice, the oldest first. */
  credits: z.optional(z.array(StoredCredit)),
  /** In whose name the bill is made out, where it is a company's. */
  company: z.optional(Company),
  /** The day on which the customer needs it, whether or not that was promised. */
  neededBy: z.optional(Day),
  /** What the customer told the press; that of a print order stands with its jobs. */
  note: z.optional(z.string()),
  /** When it leaves the press and by when the customer was promised to have it; absent where the shop promised nothing. */
  promise: z.optional(z.object({ readyOn: Day, by: Day, moved: z.optional(MovedDate) })),
  /** The day by which the press is to have it ready, far off where none was promised; absent in orders that are older than it. */
  dueBy: z.optional(Day),
  /** Who carries it, where staff have said so. */
  shipment: z.optional(OrderShipment),
  /** Since when it is made and waits only for its balance; its customer was asked for that then. */
  readyAt: z.optional(z.date()),
  /** Once the courier has brought it back unpaid. */
  cameBack: z.optional(StoredCameBack),
  /** Until when its pieces are kept though neither money nor a proved contact stands behind it; missing where one does. */
  heldUntil: z.optional(z.date()),
  /** Whether its buyer has shown that they read the mailbox of its contact; mails to others carry nothing that they have typed. */
  isMailboxProved: z.optional(z.boolean()),
  /** The proofs that its customer is asked to approve; absent where it is made without. */
  proof: z.optional(StoredProof),
  ...orderUpdatesField,
  status: OrderStatus,
  timeline: z.array(StoredTimelineEntry).check(z.minLength(1)),
  /** How it came, where staff took it for the customer. */
  origin: z.optional(OrderOrigin),
  /** SHA-256 in hex of the request that placed it, to tell a repetition from another request under the same key. */
  requestHash: z.optional(z.string()),
  /** Of the tracking token of a guest's order, and of one that staff took, only its SHA-256 in hex. */
  trackingTokenHash: z.optional(z.string()),
  /** Of the secret in the links to a proof of an account's order, its SHA-256 in hex. */
  proofTokenHash: z.optional(z.string()),
  /** Of the latest tokens that were given for the order's number with its phone or email, their SHA-256 in hex. */
  trackedTokenHashes: z.optional(z.array(z.string())),
  /** Keys for the staff's search: id, its last six characters, names of contact and lines. */
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredOrder = z.infer<typeof StoredOrder>
