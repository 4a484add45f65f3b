import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueTaxDocuments } from '@teeshala/contract/tax/vouchers/due-tax-documents'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { invoicesDueIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'

/** Marks an order as due for a document, in the transaction that moves it: the number comes from another transaction. */
export function markInvoiceDue(order: WithId<StoredOrder>, at: Date, transaction: Transaction, db: Firestore): void {
  if (dueTaxDocuments(order, at).length > 0) transaction.set(invoicesDueIn(db).doc(order._id), { at })
}
