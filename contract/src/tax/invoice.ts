import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Paise } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { PaymentStatus } from '../payments/payment.ts'
import { RefundWay } from './credit/refund-way.ts'
import { invoiceSeries } from './invoice-number.ts'
import { voucherKinds } from './vouchers/voucher.ts'

/** The papers of the tax law about an order: one invoice, notes that take it back, and vouchers for what came before it. */
export const InvoiceKind = z.enum(['invoice', 'credit_note', ...voucherKinds])
export type InvoiceKind = z.infer<typeof InvoiceKind>

const Scheme = z.enum(['regular', 'composition', 'unregistered'])

/** Who sells or buys, as the paper says it. */
const Party = z.object({
  name: z.string(),
  /** Address and the like, line by line. */
  lines: z.array(z.string()),
  gstin: z.optional(z.string()),
})

/** What was sold, or brought, with its tax. */
export const InvoiceLine = z.object({
  name: z.string(),
  about: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  /** The unit quantity code of the GST portal; services have none. */
  unit: z.enum(['PCS', 'OTH', 'NA']),
  /** The line of the invoice, counted from 0, of which a credit note takes back a part. */
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

/** What of an advance an invoice adjusts, by its receipt voucher, with the value of each rate that was taxed then. */
export const Advance = z.object({
  number: z.string(),
  issuedAt: z.date(),
  totalPaise: Paise,
  rates: z.array(z.object({ percent: z.number(), taxablePaise: Paise })),
})
export type Advance = z.infer<typeof Advance>

/** What an invoice says. It is written once and never changed. */
export const InvoiceContents = z.object({
  kind: InvoiceKind,
  series: z.enum(invoiceSeries),
  number: z.string(),
  serial: z.int(),
  /** The financial year, '26-27', and the month by which it is reported, '2026-11'. */
  year: z.string(),
  month: z.string(),
  issuedAt: z.date(),
  orderId: z.string(),
  orderedAt: z.date(),
  scheme: Scheme,
  seller: Party,
  sellerState: z.string(),
  buyer: Party,
  /** Where it went, where that is not the buyer's own address; missing where it was collected. */
  deliveredTo: z.optional(z.array(z.string())),
  placeOfSupply: z.string(),
  lines: z.array(InvoiceLine),
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  totalPaise: Paise,
  /** What of it had come in when it was given, of an order that is paid in parts. */
  receivedPaise: z.optional(Paise),
  /** The advances of it that stand on receipt vouchers. */
  advances: z.optional(z.array(Advance)),
  /** The day by which it is to be paid, where that was agreed on. */
  payBy: z.optional(Day),
  /** The invoice that a credit note takes back, or the receipt voucher of which a refund voucher gives back. */
  against: z.optional(z.object({ number: z.string(), issuedAt: z.date(), totalPaise: z.optional(Paise) })),
  /** Why a part was taken back. */
  reason: z.optional(z.string()),
  /** The seal of the paper before it in its series, so that none can be changed or taken out unnoticed. */
  previousSeal: z.string(),
})
export type InvoiceContents = z.infer<typeof InvoiceContents>

/** The document invoices/{order, order-credit, order-credit-1 and on for parts, order-receipt-1 and order-refund-1 and on}. */
export const StoredInvoice = z.object({ ...InvoiceContents.shape, seal: z.string() })
export type StoredInvoice = z.infer<typeof StoredInvoice>

/** The document invoiceCounters/{series-year}: the last number that was given, when, and its seal. */
export const StoredInvoiceCounter = z.object({ serial: z.int(), issuedAt: z.date(), seal: z.string() })
export type StoredInvoiceCounter = z.infer<typeof StoredInvoiceCounter>

/** The document invoicesDue/{order}: it waits for a paper. */
export const StoredInvoiceDue = z.object({ at: z.date() })

/** What an order keeps of its papers. */
export const StoredPaper = z.object({ number: z.string(), issuedAt: z.date() })
export type StoredPaper = z.infer<typeof StoredPaper>

/** A credit note about a part of an order's invoice. */
export const StoredCredit = z.object({
  ...StoredPaper.shape,
  totalPaise: Paise,
  /** What of it went back to the customer, and how; the rest had not been paid yet. */
  backPaise: z.optional(Paise),
  way: z.optional(RefundWay),
})
export type StoredCredit = z.infer<typeof StoredCredit>

/** What of an order's invoice was taken back in parts, in paise. */
export function creditedPaise({ credits = [] }: { readonly credits?: readonly StoredCredit[] | undefined }): number {
  return credits.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
}

/** Returns what went back to the customer by notes about parts, in paise: all of it, or that which went one way. */
export function wentBackPaise(
  { credits = [] }: { readonly credits?: readonly StoredCredit[] | undefined },
  way?: RefundWay,
): number {
  return credits.reduce((sum, each) => sum + (way === undefined || each.way === way ? (each.backPaise ?? 0) : 0), 0)
}

type Papers = {
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus }
  /** Once its parcel came back unpaid. */
  readonly cameBack?: object | undefined
  readonly invoice?: StoredPaper | undefined
  readonly creditNote?: StoredPaper | undefined
  readonly credits?: readonly StoredCredit[] | undefined
  readonly totalPaise: number
}

/**
 * Returns the papers that an order should have and has not: an invoice once its goods are on their way or handed over (CGST Act 2017,
 * section 31(1)), a credit note once the money of an invoiced order went back, or its parcel did (section 34(1)).
 */
export function missingPapers(order: Papers): InvoiceKind[] {
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

/** Whether a supply is without tax, so that a bill of supply is given for it (CGST Act 2017, section 31(3)(c); CGST Rules 2017, rule 49). */
export function isUntaxed({ scheme, lines }: Pick<InvoiceContents, 'scheme' | 'lines'>): boolean {
  return scheme !== 'regular' || lines.every(({ percent }) => percent === 0)
}

/** What a paper of each kind is called. */
export function invoiceTitle({ kind, series }: Pick<InvoiceContents, 'kind' | 'series'>): string {
  if (kind === 'credit_note') return 'Credit note'
  if (kind === 'receipt_voucher') return 'Receipt voucher'
  if (kind === 'refund_voucher') return 'Refund voucher'
  return series === 'BOS' ? 'Bill of supply' : 'Tax invoice'
}
