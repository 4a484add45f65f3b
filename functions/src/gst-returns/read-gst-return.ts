import { toRupees } from '@teeshala/contract/money'
import { gstProblems, gstTable } from '@teeshala/contract/tax/return/gst-return'
import { gstSections } from '@teeshala/contract/tax/return/gst-sections'
import { isOfSupply } from '@teeshala/contract/tax/return/part-of-return'
import { type Handler, ok } from '../http/handler.ts'
import { isIntact } from '../invoices/seal.ts'
import { cancelledOfMonth, taxDocumentsOfMonth, unregisteredOfMonth } from './tax-documents-of-month.ts'

/** Returns a month's return, and whether its invoice series are complete. */
export const readGstReturn: Handler<'readGstReturn'> = async ({ params }, { db }) => {
  const all = await taxDocumentsOfMonth(params.month, db)
  const cancelled = await cancelledOfMonth(params.month, db)
  const taxDocuments = all.filter((taxDocument) => isOfSupply(taxDocument) && !cancelled.has(taxDocument.number))
  const creditNotes = taxDocuments.filter(({ kind }) => kind === 'credit_note').length
  const net = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise') =>
    toRupees(
      taxDocuments.reduce(
        (sum, taxDocument) => sum + (taxDocument.kind === 'credit_note' ? -taxDocument[name] : taxDocument[name]),
        0,
      ),
    )
  return ok({
    month: params.month,
    invoices: taxDocuments.length - creditNotes,
    creditNotes,
    taxable: net('taxablePaise'),
    cgst: net('cgstPaise'),
    sgst: net('sgstPaise'),
    igst: net('igstPaise'),
    total: net('totalPaise'),
    sections: gstSections.map((section) => ({ section, rows: gstTable(section, all, cancelled).rows.length })),
    problems: [...gstProblems(all, isIntact), ...(await unregisteredOfMonth(params.month, db))],
  })
}
