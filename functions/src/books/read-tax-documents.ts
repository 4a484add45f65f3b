import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { taxDocumentFaults } from '@teeshala/contract/books/tax-document-faults'
import { addTaxDocument, openSeries, seriesFaults } from '@teeshala/contract/books/tax-document-series'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import { invoiceCountersIn, invoicesIn, ordersIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { readAtOnce, type Transaction } from '../firestore/transact.ts'
import { isIntact } from '../invoices/seal.ts'
import type { Deps } from '../ports/deps.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf, type Step } from './step.ts'
import type { Tallies } from './tallies.ts'

const pageSize = 300

/**
 * Reads a page of invoices and credit notes and compares them with their orders. The counters are read first, and compared with the totals after the
 * last page.
 */
export async function readTaxDocuments(
  { cursor }: StoredBooksCheck,
  { taxDocuments }: Tallies,
  { db }: Deps,
): Promise<Step> {
  const counters = cursor ? undefined : separateUnreadable((await invoiceCountersIn(db).get()).docs, 'paper')
  for (const counter of counters?.sound ?? []) taxDocuments.set(counter._id, openSeries(counter))
  let page = invoicesIn(db).orderBy(documentId()).limit(pageSize)
  if (cursor) page = page.startAfter(cursor.id)
  const { docs, sound, findings, orders } = await readAtOnce(db, async (transaction) => {
    const { docs } = await transaction.get(page)
    const found = separateUnreadable(docs, 'paper')
    return { docs, ...found, orders: await ordersOf(found.sound, transaction) }
  })
  for (const { _id, ...taxDocument } of sound) {
    const id = `${taxDocument.series}-${taxDocument.year}`
    const series = taxDocuments.get(id)
    if (series) taxDocuments.set(id, addTaxDocument(series, taxDocument))
    // Unreadable documents were already reported with the orders.
    if (orders.unsound.has(taxDocument.orderId)) continue
    const faults = taxDocumentFaults(taxDocument, isIntact(taxDocument), orders.sound.get(taxDocument.orderId))
    findings.push(...findingsOf('paper', taxDocument.number, faults))
  }
  findings.push(...(counters?.findings ?? []))
  const last = docs.length < pageSize ? undefined : docs.at(-1)
  if (!last) for (const [id, series] of taxDocuments) findings.push(...findingsOf('paper', id, seriesFaults(series)))
  return { cursor: last ? { id: last.id } : null, counted: { papers: docs.length }, findings }
}

async function ordersOf(taxDocuments: readonly WithId<StoredInvoice>[], transaction: Transaction) {
  const ids = [...new Set(taxDocuments.map(({ orderId }) => orderId))]
  const read = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => ordersIn(transaction.db).doc(id)))
  const { sound, findings } = separateUnreadable(read, 'order')
  return { sound: new Map(sound.map((order) => [order._id, order])), unsound: new Set(findings.map(({ id }) => id)) }
}
