import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueTaxDocuments } from '@teeshala/contract/tax/vouchers/due-tax-documents'
import { invoicesDueIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'

/** Marks an order as due for a document, in the transaction that moves it: the number comes from another transaction. */
export function markInvoiceDue(order: WithId<StoredOrder>, at: Date, transaction: Transaction): void {
  if (dueTaxDocuments(order, at).length > 0) transaction.set(invoicesDueIn(transaction.db).doc(order._id), { at })
}
