import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { restOf } from '@teeshala/contract/tax/credit/credit-lines'
import { type InvoiceKind, missingPapers } from '@teeshala/contract/tax/invoice'
import { invoiceBodyOf } from '@teeshala/contract/tax/invoice-contents'
import { financialYearOf, type InvoiceSeries } from '@teeshala/contract/tax/invoice-number'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { invoiceCountersIn, invoicesDueIn, ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { readInvoice } from './read-invoice.ts'
import { paperDocument } from './read-paper.ts'
import { type PaperBody, sealedPaper } from './sealed-paper.ts'
import { partTakenBack, takenBack } from './taken-back.ts'

type Settings = Awaited<ReturnType<typeof currentSettings>>

/**
 * Gives an order the papers that it should have and has not. Each has the next number of its series and year, from a transaction of its own:
 * number, paper, the order's note of it and what was due are written together, so that a crash leaves neither a gap nor a second paper.
 * Returns the order as it is then; undefined where there is none.
 */
export async function issuePapers(orderId: string, deps: Deps): Promise<WithId<StoredOrder> | undefined> {
  const settings = await currentSettings(deps.db)
  for (;;) {
    const { order, isDone } = await issueNext(orderId, settings, deps)
    if (isDone) return order
  }
}

async function issueNext(orderId: string, settings: Settings, deps: Deps) {
  const { db } = deps
  return transact(deps, async (transaction) => {
    const order = documentOf(await transaction.get(ordersIn(db).doc(orderId)))
    const due = invoicesDueIn(db).doc(orderId)
    const [kind] = order ? missingPapers(order) : []
    if (!order || !kind) {
      transaction.delete(due)
      return { order, isDone: true }
    }
    const series = seriesOf(kind, settings)
    const now = deps.now()
    const counter = invoiceCountersIn(db).doc(`${series}-${financialYearOf(now)}`)
    const last = documentOf(await transaction.get(counter))
    const body = kind === 'credit_note' ? await bodyOfNote(order, transaction, db) : invoiceBodyOf(order, settings, now)
    const paper = sealedPaper({ kind, series, orderId, body, last, now })
    transaction.create(paperDocument(orderId, kind, db), paper)
    transaction.set(counter, { serial: paper.serial, issuedAt: paper.issuedAt, seal: paper.seal })
    const given = { number: paper.number, issuedAt: paper.issuedAt }
    const changes = kind === 'invoice' ? { invoice: given } : { creditNote: given }
    transaction.update(ordersIn(db).doc(orderId), changes)
    const written = { ...order, ...changes }
    const isDone = missingPapers(written).length === 0
    if (isDone) transaction.delete(due)
    return { order: written, isDone }
  })
}

function seriesOf(kind: InvoiceKind, settings: Settings): InvoiceSeries {
  if (kind === 'credit_note') return 'CN'
  return shopTaxOf(settings).scheme === 'regular' ? 'INV' : 'BOS'
}

/** A note takes back what is left of the invoice after those about parts of it. */
async function bodyOfNote(order: WithId<StoredOrder>, transaction: Transaction, db: Firestore): Promise<PaperBody> {
  const { invoice, taken } = await readInvoice(order, transaction, db)
  return taken.length === 0 ? takenBack(invoice) : partTakenBack(invoice, taken, restOf(invoice.lines, taken))
}
