import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Paise } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { PaymentStatus } from '../payments/payment.ts'
import { RefundWay } from './credit/refund-way.ts'
import { invoiceSeries } from './invoice-number.ts'
import { voucherKinds } from './vouchers/voucher.ts'

/** The tax documents of an order: one invoice, credit notes against it, and vouchers for advances. */
export const InvoiceKind = z.enum(['invoice', 'credit_note', ...voucherKinds])
export type InvoiceKind = z.infer<typeof InvoiceKind>

const Scheme = z.enum(['regular', 'composition', 'unregistered'])

/** The seller or buyer as printed on the document. */
const Party = z.object({
  name: z.string(),
  /** The address and contact lines. */
  lines: z.array(z.string()),
  gstin: z.optional(z.string()),
})

/** One line of a document with its tax: an item sold, or delivery. */
export const InvoiceLine = z.object({
  name: z.string(),
  about: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  /** The unit quantity code of the GST portal; 'NA' for services. */
  unit: z.enum(['PCS', 'OTH', 'NA']),
  /** The index of the invoice line, from 0, that a credit note partly credits. */
  ofLine: z.optional(z.int()),
  discountPaise: Paise,
  percent: z.number(),
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  netPaise: Paise,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** An advance that an invoice adjusts: its receipt voucher, and the value at each rate taxed then. */
export const Advance = z.object({
  number: z.string(),
  issuedAt: z.date(),
  totalPaise: Paise,
  rates: z.array(z.object({ percent: z.number(), taxablePaise: Paise })),
})
export type Advance = z.infer<typeof Advance>

/** The content of an invoice, written once and never changed. */
export const InvoiceContents = z.object({
  kind: InvoiceKind,
  series: z.enum(invoiceSeries),
  number: z.string(),
  serial: z.int(),
  /** The financial year, '26-27', and the month in which it is reported, '2026-11'. */
  year: z.string(),
  month: z.string(),
  issuedAt: z.date(),
  orderId: z.string(),
  orderedAt: z.date(),
  scheme: Scheme,
  seller: Party,
  sellerState: z.string(),
  buyer: Party,
  /** The state code of the buyer's address, if the order was collected; otherwise it is the place of supply. */
  buyerState: z.optional(z.string()),
  /** The delivery address if it differs from the buyer's; for a collected order with the address of its buyer, the counter. */
  deliveredTo: z.optional(z.array(z.string())),
  placeOfSupply: z.string(),
  lines: z.array(InvoiceLine),
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  totalPaise: Paise,
  /** What had been paid when it was issued, for an order paid in parts. */
  receivedPaise: z.optional(Paise),
  /** The advances covered by receipt vouchers. */
  advances: z.optional(z.array(Advance)),
  /** When it is due, if a credit period was agreed. */
  payBy: z.optional(Day),
  /** The invoice that a credit note is against, or the receipt voucher that a refund voucher is against. */
  against: z.optional(z.object({ number: z.string(), issuedAt: z.date(), totalPaise: z.optional(Paise) })),
  /** The reason for a partial credit. */
  reason: z.optional(z.string()),
  /** The seal of the previous document in its series, so that none can be changed or removed unnoticed. */
  previousSeal: z.string(),
})
export type InvoiceContents = z.infer<typeof InvoiceContents>

/** The document invoices/{order, order-credit, order-credit-1 onwards for parts, order-receipt-1 and order-refund-1 onwards}. */
export const StoredInvoice = z.object({ ...InvoiceContents.shape, seal: z.string() })
export type StoredInvoice = z.infer<typeof StoredInvoice>

/** The document invoiceCounters/{series-year}: the last number issued, when, and its seal. */
export const StoredInvoiceCounter = z.object({ serial: z.int(), issuedAt: z.date(), seal: z.string() })
export type StoredInvoiceCounter = z.infer<typeof StoredInvoiceCounter>

/** The document invoicesDue/{order}: marks an order that still needs a tax document. */
export const StoredInvoiceDue = z.object({ at: z.date() })

/** An order's record of a tax document. */
export const StoredTaxDocument = z.object({ number: z.string(), issuedAt: z.date() })
export type StoredTaxDocument = z.infer<typeof StoredTaxDocument>

/** A partial credit note against an order's invoice. */
export const StoredCredit = z.object({
  ...StoredTaxDocument.shape,
  totalPaise: Paise,
  /** How much of it was refunded to the customer, and how; the rest had not been paid yet. */
  backPaise: z.optional(Paise),
  way: z.optional(RefundWay),
})
export type StoredCredit = z.infer<typeof StoredCredit>

/** Returns how much of an order's invoice was credited in parts, in paise. */
export function creditedPaise({ credits = [] }: { readonly credits?: readonly StoredCredit[] | undefined }): number {
  return credits.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
}

/** Returns how much was refunded to the customer through partial credit notes, in paise: in all, or in one way. */
export function wentBackPaise(
  { credits = [] }: { readonly credits?: readonly StoredCredit[] | undefined },
  way?: RefundWay,
): number {
  return credits.reduce((sum, each) => sum + (way === undefined || each.way === way ? (each.backPaise ?? 0) : 0), 0)
}

type TaxDocuments = {
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus }
  /** Set once the cash-on-delivery parcel was returned unpaid. */
  readonly cameBack?: object | undefined
  readonly invoice?: StoredTaxDocument | undefined
  readonly creditNote?: StoredTaxDocument | undefined
  readonly credits?: readonly StoredCredit[] | undefined
  readonly totalPaise: number
}

/**
 * Returns the tax documents that an order should have but lacks: an invoice once its goods are on their way or handed over (CGST Act 2017, section
 * 31(1)), a credit note once the money of an invoiced order was refunded or its parcel came back (section 34(1)).
 */
export function missingTaxDocuments(order: TaxDocuments): InvoiceKind[] {
  const { status, payment, cameBack, invoice, creditNote, totalPaise } = order
  const isInvoiced = invoice !== undefined
  const isDispatched = status === 'shipped' || status === 'delivered' || cameBack !== undefined
  const isReturned = payment.status === 'refunded' || cameBack !== undefined
  const isLeft = creditedPaise(order) < totalPaise || order.credits === undefined
  const isTakenBack = isReturned && isLeft && (isInvoiced || isDispatched)
  return [
    ...(isDispatched && !isInvoiced ? (['invoice'] as const) : []),
    ...(isTakenBack && creditNote === undefined ? (['credit_note'] as const) : []),
  ]
}

/** Returns whether a supply is untaxed, so that it gets a bill of supply (CGST Act 2017, section 31(3)(c); CGST Rules 2017, rule 49). */
export function isUntaxed({ scheme, lines }: Pick<InvoiceContents, 'scheme' | 'lines'>): boolean {
  return scheme !== 'regular' || lines.every(({ percent }) => percent === 0)
}

/** Returns the title of a tax document. */
export function invoiceTitle({ kind, series }: Pick<InvoiceContents, 'kind' | 'series'>): string {
  if (kind === 'credit_note') return 'Credit note'
  if (kind === 'receipt_voucher') return 'Receipt voucher'
  if (kind === 'refund_voucher') return 'Refund voucher'
  return series === 'BOS' ? 'Bill of supply' : 'Tax invoice'
}
