import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import {
  type InvoiceContents,
  type InvoiceKind,
  missingPapers,
  type StoredInvoice,
  type StoredInvoiceCounter,
} from '@teeshala/contract/tax/invoice'
import { type InvoiceBody, invoiceBodyOf } from '@teeshala/contract/tax/invoice-contents'
import { financialYearOf, type InvoiceSeries, invoiceNumber, taxMonthOf } from '@teeshala/contract/tax/invoice-number'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { invoiceCountersIn, invoicesDueIn, ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { intact, paperDocument } from './read-paper.ts'
import { sealOf } from './seal.ts'

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
    const invoice = kind === 'credit_note' ? await readInvoice(order._id, transaction, deps) : undefined
    const body = invoice ? takenBack(invoice) : invoiceBodyOf(order, settings, now)
    const paper = sealed({ kind, series, orderId, body, last, now })
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

async function readInvoice(
  orderId: string,
  transaction: FirebaseFirestore.Transaction,
  { db }: Deps,
): Promise<StoredInvoice> {
  const found = documentOf(await transaction.get(paperDocument(orderId, 'invoice', db)))
  if (!found) throw new Error(`Order ${orderId} names an invoice that is not there`)
  return intact(found)
}

/** A credit note says what its invoice said, whatever order and shop have become since. */
function takenBack(invoice: StoredInvoice): InvoiceBody & Pick<InvoiceContents, 'against'> {
  const {
    kind: _,
    series: _s,
    number,
    serial: _n,
    year: _y,
    month: _m,
    issuedAt,
    previousSeal: _p,
    seal: _l,
    orderId: _o,
    ...body
  } = invoice
  return { ...body, against: { number, issuedAt } }
}

type Next = {
  readonly kind: InvoiceKind
  readonly series: InvoiceSeries
  readonly orderId: string
  readonly body: InvoiceBody & Pick<InvoiceContents, 'against'>
  readonly last: StoredInvoiceCounter | undefined
  readonly now: Date
}

function sealed({ kind, series, orderId, body, last, now }: Next): StoredInvoice {
  const year = financialYearOf(now)
  const serial = (last?.serial ?? 0) + 1
  // Clocks of two servers differ by a little; a later number never has an earlier time.
  const issuedAt = last && last.issuedAt > now ? last.issuedAt : now
  const number = invoiceNumber(series, year, serial)
  const given = { kind, series, number, serial, year, month: taxMonthOf(issuedAt), issuedAt, orderId }
  const contents: InvoiceContents = { ...given, ...body, previousSeal: last?.seal ?? '' }
  return { ...contents, seal: sealOf(contents) }
}
