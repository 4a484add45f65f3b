import { gstTable } from '@teeshala/contract/tax/return/gst-return'
import { cellValue } from '@teeshala/contract/tax/return/gst-table'
import { staffNote } from '../audit/staff-note.ts'
import { transact } from '../firestore/transact.ts'
import type { StreamingHandler } from '../http/handler.ts'
import { streamCsv } from '../http/stream-csv.ts'
import { cancelledOfMonth, taxDocumentsOfMonth } from './tax-documents-of-month.ts'

/** Exports a part of a month's return as CSV. It contains buyers' names, so the export is logged first. */
export const exportGstReturn: StreamingHandler<'exportGstReturn'> = async (call, deps) => {
  const { month, section } = call.params
  const { columns, rows } = gstTable(
    section,
    await taxDocumentsOfMonth(month, deps.db),
    await cancelledOfMonth(month, deps.db),
  )
  const note = await staffNote(call.caller.uid, deps)
  await transact(deps, async (transaction) => {
    if (await note.isMade(transaction)) return
    note.make(transaction, { action: 'tax.exported', target: 'invoices', details: { month, section } })
  })
  const first = { items: rows, headers: {} }
  return streamCsv(call, {
    fileName: `gstr1-${month}-${section.replace('_', '-')}.csv`,
    columns,
    cellsOf: (row) => row.map(cellValue),
    first,
    read: async () => first,
  })
}
