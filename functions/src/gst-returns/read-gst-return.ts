import { toRupees } from '@teeshala/contract/money'
import { gstProblems, gstTable } from '@teeshala/contract/tax/return/gst-return'
import { gstSections } from '@teeshala/contract/tax/return/gst-sections'
import { isOfSupply } from '@teeshala/contract/tax/return/part-of-paper'
import { type Handler, ok } from '../http/handler.ts'
import { isIntact } from '../invoices/seal.ts'
import { cancelledOfMonth, papersOfMonth, unregisteredOfMonth } from './papers-of-month.ts'

/** Returns a month's return, and whether its invoice series are complete. */
export const readGstReturn: Handler<'readGstReturn'> = async ({ params }, { db }) => {
  const all = await papersOfMonth(params.month, db)
  const cancelled = await cancelledOfMonth(params.month, db)
  const papers = all.filter((paper) => isOfSupply(paper) && !cancelled.has(paper.number))
  const creditNotes = papers.filter(({ kind }) => kind === 'credit_note').length
  const net = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise') =>
    toRupees(papers.reduce((sum, paper) => sum + (paper.kind === 'credit_note' ? -paper[name] : paper[name]), 0))
  return ok({
    month: params.month,
    invoices: papers.length - creditNotes,
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
