import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { taxDocumentFaults } from '@teeshala/contract/books/tax-document-faults'
import { addTaxDocument, openSeries, seriesFaults } from '@teeshala/contract/books/tax-document-series'
import { invoiceCountersIn, invoicesIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import { isIntact } from '../invoices/seal.ts'
import type { Deps } from '../ports/deps.ts'
import { ordersOf, readPage } from './read-page.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf, type Step } from './step.ts'
import type { Tallies } from './tallies.ts'

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
  const all = invoicesIn(db).orderBy(documentId())
  const page = cursor ? all.startAfter(cursor.id) : all
  const { count, sound, findings, last, others: orders } = await readPage(page, 'paper', ordersOf, db)
  for (const { _id, ...taxDocument } of sound) {
    const id = `${taxDocument.series}-${taxDocument.year}`
    const series = taxDocuments.get(id)
    if (series) taxDocuments.set(id, addTaxDocument(series, taxDocument))
    if (orders.unsound.has(taxDocument.orderId)) continue
    const faults = taxDocumentFaults(taxDocument, isIntact(taxDocument), orders.sound.get(taxDocument.orderId))
    findings.push(...findingsOf('paper', taxDocument.number, faults))
  }
  findings.push(...(counters?.findings ?? []))
  if (!last) for (const [id, series] of taxDocuments) findings.push(...findingsOf('paper', id, seriesFaults(series)))
  return { cursor: last ? { id: last.id } : null, counted: { papers: count }, findings }
}
