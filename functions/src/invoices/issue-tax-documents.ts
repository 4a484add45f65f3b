import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { firstReminder } from '@teeshala/contract/payments/overdue/invoice-clock'
import { restOf } from '@teeshala/contract/tax/credit/credit-lines'
import { type InvoiceKind, isUntaxed, type StoredInvoice } from '@teeshala/contract/tax/invoice'
import { invoiceBodyOf } from '@teeshala/contract/tax/invoice-contents'
import { financialYearOf, type InvoiceSeries } from '@teeshala/contract/tax/invoice-number'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { dueTaxDocuments } from '@teeshala/contract/tax/vouchers/due-tax-documents'
import { invoiceCountersIn, invoicesDueIn, ordersIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { partCreditNote, wholeCreditNote } from './credit-note-body.ts'
import { readInvoice } from './read-invoice.ts'
import { taxDocumentRef } from './read-tax-document.ts'
import { sealedTaxDocument, type TaxDocumentBody } from './sealed-tax-document.ts'
import { advancesOf, readVouchers, receiptBody, refundBody } from './voucher-body.ts'
import { wantRegistration } from './want-registration.ts'

type Settings = Awaited<ReturnType<typeof currentSettings>>

/**
 * Issues the documents that an order is due and lacks. Each gets the next number of its series and year in its own transaction:
 * number, document and the order's reference are written together, so that a crash leaves neither a gap nor a duplicate.
 * Returns the updated order; undefined if it does not exist.
 */
export async function issueTaxDocuments(orderId: string, deps: Deps): Promise<WithId<StoredOrder> | undefined> {
  const settings = await currentSettings(deps.db)
  for (;;) {
    const { order, isDone } = await issueNext(orderId, settings, deps)
    if (isDone) return order
  }
}

async function issueNext(orderId: string, settings: Settings, deps: Deps) {
  const { db } = deps
  const isTaxed = shopTaxOf(settings).scheme === 'regular'
  return transact(deps, async (transaction) => {
    const order = await transaction.read(ordersIn(db).doc(orderId))
    const due = invoicesDueIn(db).doc(orderId)
    const now = deps.now()
    const [kind] = order ? dueTaxDocuments(order, now, isTaxed) : []
    if (!order || !kind) {
      transaction.delete(due)
      return { order, isDone: true }
    }
    const body = await bodyOf(kind, order, { settings, transaction, now })
    const series = seriesOf(kind, body)
    const counter = invoiceCountersIn(db).doc(`${series}-${financialYearOf(now)}`)
    const last = await transaction.read(counter)
    const taxDocument = sealedTaxDocument({ kind, series, orderId, body, last, now })
    const document = taxDocumentRef(orderId, kind, db, partOf(kind, order))
    transaction.create(document, taxDocument)
    wantRegistration(document.id, taxDocument, settings, { transaction, now })
    transaction.set(counter, { serial: taxDocument.serial, issuedAt: taxDocument.issuedAt, seal: taxDocument.seal })
    const changes = { ...namedOn(order, taxDocument), ...clockOf(order, taxDocument) }
    transaction.update(ordersIn(db).doc(orderId), changes)
    const written = { ...order, ...changes }
    const isDone = dueTaxDocuments(written, now, isTaxed).length === 0
    if (isDone) transaction.delete(due)
    return { order: written, isDone }
  })
}

/** Returns the number of its next voucher of this kind, counted from 1; orders have one of each other document. */
function partOf(kind: InvoiceKind, { vouchers = [] }: StoredOrder): number | undefined {
  if (kind === 'invoice' || kind === 'credit_note') return undefined
  return vouchers.filter((each) => each.kind === kind).length + 1
}

/** Returns the fields by which an order refers to its new document. */
function namedOn({ vouchers = [] }: StoredOrder, taxDocument: StoredInvoice): Partial<StoredOrder> {
  const { kind, number, issuedAt, totalPaise, against } = taxDocument
  if (kind === 'invoice') return { invoice: { number, issuedAt } }
  if (kind === 'credit_note') return { creditNote: { number, issuedAt } }
  return { vouchers: [...vouchers, { kind, number, issuedAt, totalPaise, ...(against && { of: against.number }) }] }
}

/** Returns when an invoice is due, and when its buyer is reminded. */
function clockOf({ payment }: StoredOrder, { kind, payBy }: StoredInvoice): Partial<StoredOrder> {
  return kind === 'invoice' && payBy ? { payment: { ...payment, payBy, remindAt: firstReminder(payBy) } } : {}
}

type Writing = {
  readonly settings: Settings
  readonly transaction: Transaction
  readonly now: Date
}

async function bodyOf(
  kind: InvoiceKind,
  order: WithId<StoredOrder>,
  { settings, transaction, now }: Writing,
): Promise<TaxDocumentBody> {
  if (kind === 'credit_note') return bodyOfNote(order, transaction)
  const vouchers = await readVouchers(order, transaction)
  if (kind === 'refund_voucher') return refundBody(order, vouchers)
  const invoice = invoiceBodyOf(order, settings, now)
  if (kind === 'receipt_voucher') return receiptBody(order, vouchers, invoice, now)
  return { ...invoice, ...advancesOf(order, vouchers) }
}

const ownSeries: Readonly<Record<Exclude<InvoiceKind, 'invoice'>, InvoiceSeries>> = {
  credit_note: 'CN',
  receipt_voucher: 'RV',
  refund_voucher: 'RF',
}

function seriesOf(kind: InvoiceKind, body: TaxDocumentBody): InvoiceSeries {
  if (kind !== 'invoice') return ownSeries[kind]
  return isUntaxed(body) ? 'BOS' : 'INV'
}

/** A credit note covers what earlier partial notes have left. */
async function bodyOfNote(order: WithId<StoredOrder>, transaction: Transaction): Promise<TaxDocumentBody> {
  const { invoice, taken } = await readInvoice(order, transaction)
  return taken.length === 0 ? wholeCreditNote(invoice) : partCreditNote(invoice, taken, restOf(invoice.lines, taken))
}
