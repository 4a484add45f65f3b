import * as z from 'zod/mini'
import { joinPincode } from '../../accounts/address.ts'
import { MessageProgress } from '../../payments/gateway/gateway-message.ts'
import { RequiredLine } from '../../text.ts'
import { isService } from '../gst-law.ts'
import type { StoredInvoice } from '../invoice.ts'
import { outsideIndia } from '../state-code.ts'

/** Where the company of an invoice is registered, where its paper does not say. */
export const BuyerAddress = z.object({
  address: RequiredLine(100, 'Please enter the address'),
  city: RequiredLine(50, 'Please enter the town'),
  postalCode: z.string().check(joinPincode, z.regex(/^[1-9]\d{5}$/, { error: 'A PIN code has six digits' })),
})
export type BuyerAddress = z.infer<typeof BuyerAddress>

/** What the portal has answered to a paper that it has registered. */
export const Registered = z.object({
  /** The invoice reference number: 64 hexadecimal digits. */
  irn: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  ackNumber: z.string(),
  ackAt: z.date(),
  /** What the code on the paper says, signed by the portal. */
  signedQr: z.string(),
})
export type Registered = z.infer<typeof Registered>

/** The document eInvoices/{id of a paper}: its registration with the portal, wanted since the paper has its number. */
export const StoredEInvoice = z.object({
  orderId: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  wants: z.enum(['registration', 'cancellation']),
  progress: MessageProgress,
  /** Why the last try came to nothing. */
  reason: z.optional(z.string()),
  /** Whether it is the buyer’s own address that is missing. */
  needsAddress: z.optional(z.literal(true)),
  buyerAddress: z.optional(BuyerAddress),
  registered: z.optional(Registered),
  cancelledAt: z.optional(z.date()),
  /** The month of its paper, '2026-11': while it is not registered, and once that was cancelled. */
  openMonth: z.optional(z.string()),
  cancelledMonth: z.optional(z.string()),
})
export type StoredEInvoice = z.infer<typeof StoredEInvoice>

type Paper = Pick<StoredInvoice, 'kind' | 'scheme' | 'series' | 'against' | 'seller' | 'buyer' | 'placeOfSupply'>

/**
 * Whether the law wants a paper of a shop above the limit registered: an invoice or credit note to somebody with a GSTIN (CGST Rules 2017,
 * rule 48(4); notification 13/2020-Central Tax). One to anybody else never is, nor a bill of supply or a note about one.
 */
export function isEInvoiced({ kind, scheme, series, against, seller, buyer, placeOfSupply }: Paper): boolean {
  const isOfKind = kind === 'invoice' || kind === 'credit_note'
  const isOfBill = series === 'BOS' || against?.number.startsWith('BOS/') === true
  const isTaxed = scheme === 'regular' && !isOfBill && seller.gstin !== undefined
  return isOfKind && isTaxed && buyer.gstin !== undefined && placeOfSupply !== outsideIndia
}

/** Returns the registration that a paper begins with. */
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

/** How a registration stands. One of which a cancellation was refused is registered still. */
export const EInvoiceState = z.enum(['waiting', 'refused', 'registered', 'cancelling', 'cancelled'])
export type EInvoiceState = z.infer<typeof EInvoiceState>

/** Returns how a registration stands; a cancelled one stays cancelled, whatever came before. */
export function eInvoiceState({ wants, progress, registered, cancelledAt }: StoredEInvoice): EInvoiceState {
  if (cancelledAt) return 'cancelled'
  if (registered) return wants === 'cancellation' && progress.state === 'waiting' ? 'cancelling' : 'registered'
  return progress.state === 'failed' ? 'refused' : 'waiting'
}

/** For so long the portal takes a registration back: rule 48 and the portal’s own limit. */
const cancellableMs = 24 * 3_600_000

type Papers = {
  readonly creditNote?: object | undefined
  readonly credits?: readonly object[] | undefined
  readonly vouchers?: readonly object[] | undefined
}

/**
 * Returns until when the registrations of an order's invoice and of the note that took all of it back can be cancelled together, so that neither
 * is reported; undefined where they cannot be. What was taken back in parts, or came by a voucher, stays as it is.
 */
export function cancellableUntil(
  { creditNote, credits = [], vouchers = [] }: Papers,
  eInvoices: readonly StoredEInvoice[],
): Date | undefined {
  if (!creditNote || credits.length > 0 || vouchers.length > 0) return undefined
  const left = eInvoices.filter((each) => eInvoiceState(each) !== 'cancelled')
  if (eInvoices.length !== 2 || left.some((each) => eInvoiceState(each) !== 'registered')) return undefined
  const [first] = left.flatMap(({ registered }) => registered?.ackAt.getTime() ?? []).sort((one, two) => one - two)
  return first === undefined ? undefined : new Date(first + cancellableMs)
}

/** The codes that stand for the shop's own four digits: six are wanted above ₹5 crore (notification 78/2020-Central Tax). */
const sixDigits: Readonly<Record<string, string>> = {
  '6105': '610510',
  '6109': '610910',
  '6110': '611020',
  '9989': '998912',
}

/** Returns a code with six digits where it is one of those that count when a product names none; they are those of cotton. */
export function sixDigitHsn(hsn: string): string {
  return sixDigits[hsn] ?? hsn
}

/** Whether something is a service in the words of the portal. */
export const isServiceYn = (hsn: string): 'Y' | 'N' => (isService(hsn) ? 'Y' : 'N')
