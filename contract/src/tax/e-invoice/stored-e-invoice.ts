import * as z from 'zod/mini'
import { joinPincode } from '../../accounts/address.ts'
import { MessageProgress } from '../../payments/gateway/gateway-message.ts'
import { RequiredLine } from '../../text.ts'
import { isService } from '../gst-law.ts'
import type { StoredInvoice } from '../invoice.ts'
import { outsideIndia } from '../state-code.ts'

/** The registered address of the invoiced company, if its document does not show it. */
export const BuyerAddress = z.object({
  address: RequiredLine(100, 'Please enter the address'),
  city: RequiredLine(50, 'Please enter the town'),
  postalCode: z.string().check(joinPincode, z.regex(/^[1-9]\d{5}$/, { error: 'A PIN code has six digits' })),
})
export type BuyerAddress = z.infer<typeof BuyerAddress>

/** The portal's answer for a registered document. */
export const Registered = z.object({
  /** The invoice reference number: 64 hexadecimal digits. */
  irn: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  ackNumber: z.string(),
  ackAt: z.date(),
  /** The content of the QR code on the document, signed by the portal. */
  signedQr: z.string(),
})
export type Registered = z.infer<typeof Registered>

/** The document eInvoices/{id of a tax document}: its registration with the portal, requested as soon as the document has its number. */
export const StoredEInvoice = z.object({
  orderId: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  wants: z.enum(['registration', 'cancellation']),
  progress: MessageProgress,
  /** Why the last attempt failed. */
  reason: z.optional(z.string()),
  /** Whether the missing address is the buyer's. */
  needsAddress: z.optional(z.literal(true)),
  buyerAddress: z.optional(BuyerAddress),
  registered: z.optional(Registered),
  cancelledAt: z.optional(z.date()),
  /** The month of its document, '2026-11': `openMonth` while it is not registered, `cancelledMonth` once the registration was cancelled. */
  openMonth: z.optional(z.string()),
  cancelledMonth: z.optional(z.string()),
})
export type StoredEInvoice = z.infer<typeof StoredEInvoice>

type TaxDocument = Pick<StoredInvoice, 'kind' | 'scheme' | 'series' | 'against' | 'seller' | 'buyer' | 'placeOfSupply'>

/**
 * Returns whether the law requires registration of a document from a shop above the turnover limit: an invoice or credit note to a buyer with a GSTIN
 * (CGST Rules 2017, rule 48(4); notification 13/2020-Central Tax). Bills of supply and their notes are exempt.
 */
export function isEInvoiced({ kind, scheme, series, against, seller, buyer, placeOfSupply }: TaxDocument): boolean {
  const isOfKind = kind === 'invoice' || kind === 'credit_note'
  const isOfBill = series === 'BOS' || against?.number.startsWith('BOS/') === true
  const isTaxed = scheme === 'regular' && !isOfBill && seller.gstin !== undefined
  return isOfKind && isTaxed && buyer.gstin !== undefined && placeOfSupply !== outsideIndia
}

/** Returns the initial registration record of a document. */
export function newEInvoice({ orderId, number, kind, month }: StoredInvoice, now: Date): StoredEInvoice {
  const progress: MessageProgress = { state: 'waiting', tries: 0, dueAt: now }
  return {
    orderId,
    number,
    kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
    wants: 'registration',
    progress,
    openMonth: month,
  }
}

/** The state of a registration. If a cancellation was refused, it is still registered. */
export const EInvoiceState = z.enum(['waiting', 'refused', 'registered', 'cancelling', 'cancelled'])
export type EInvoiceState = z.infer<typeof EInvoiceState>

/** Returns the state of a registration; a cancelled one stays cancelled, whatever happened before. */
export function eInvoiceState({ wants, progress, registered, cancelledAt }: StoredEInvoice): EInvoiceState {
  if (cancelledAt) return 'cancelled'
  if (registered) return wants === 'cancellation' && progress.state === 'waiting' ? 'cancelling' : 'registered'
  return progress.state === 'failed' ? 'refused' : 'waiting'
}

/** How long the portal allows a cancellation: rule 48 and the portal's own limit. */
const cancellableMs = 24 * 3_600_000

type TaxDocuments = {
  readonly creditNote?: object | undefined
  readonly credits?: readonly object[] | undefined
  readonly vouchers?: readonly object[] | undefined
}

/**
 * Returns until when the registrations of an order's invoice and of its full credit note can be cancelled together, so that neither is reported;
 * undefined if they cannot. Orders with partial credit notes or vouchers keep their registrations.
 */
export function cancellableUntil(
  { creditNote, credits = [], vouchers = [] }: TaxDocuments,
  eInvoices: readonly StoredEInvoice[],
): Date | undefined {
  if (!creditNote || credits.length > 0 || vouchers.length > 0) return undefined
  const left = eInvoices.filter((each) => eInvoiceState(each) !== 'cancelled')
  if (eInvoices.length !== 2 || left.some((each) => eInvoiceState(each) !== 'registered')) return undefined
  const [first] = left.flatMap(({ registered }) => registered?.ackAt.getTime() ?? []).sort((one, two) => one - two)
  return first === undefined ? undefined : new Date(first + cancellableMs)
}

/** The six-digit codes for the shop's own four-digit ones; six are required above ₹5 crore (notification 78/2020-Central Tax). */
const sixDigits: Readonly<Record<string, string>> = {
  '6105': '610510',
  '6109': '610910',
  '6110': '611020',
  '9989': '998912',
}

/** Returns the six-digit form of a default code, which assumes cotton; a code that a product sets itself is returned unchanged. */
export function sixDigitHsn(hsn: string): string {
  return sixDigits[hsn] ?? hsn
}

/** Returns the portal's flag for whether a code is a service. */
export const isServiceYn = (hsn: string): 'Y' | 'N' => (isService(hsn) ? 'Y' : 'N')
