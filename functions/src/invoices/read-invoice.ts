import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { InvoiceLine, StoredInvoice } from '@teeshala/contract/tax/invoice'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import { intact, taxDocumentRef } from './read-tax-document.ts'

/** Reads an order's invoice and the lines of its partial credit notes. */
export async function readInvoice(
  order: WithId<StoredOrder>,
  transaction: Transaction,
): Promise<{ readonly invoice: StoredInvoice; readonly taken: readonly InvoiceLine[] }> {
  const parts = (order.credits ?? []).map((_, index) =>
    taxDocumentRef(order._id, 'credit_note', transaction.db, index + 1),
  )
  const read = await readAll(transaction, taxDocumentRef(order._id, 'invoice', transaction.db), ...parts)
  const [invoice, ...notes] = read.map((found) => {
    if (!found) throw new Error(`Order ${order._id} names a document that is not there`)
    return intact(found)
  })
  if (!invoice) throw new Error(`Order ${order._id} names an invoice that is not there`)
  return { invoice, taken: notes.flatMap(({ lines }) => lines) }
}
