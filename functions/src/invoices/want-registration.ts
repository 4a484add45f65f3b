import { isEInvoiced, newEInvoice } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import { eInvoicesIn } from '../firestore/collections.ts'
import type { Transaction } from '../firestore/transact.ts'

type Writing = { readonly transaction: Transaction; readonly now: Date }

/** Marks a document for registration, in the transaction that issues it, if shop and document require it. */
export function wantRegistration(
  id: string,
  taxDocument: StoredInvoice,
  { isEInvoicing }: { readonly isEInvoicing: boolean },
  { transaction, now }: Writing,
): void {
  if (isEInvoicing && isEInvoiced(taxDocument))
    transaction.create(eInvoicesIn(transaction.db).doc(id), newEInvoice(taxDocument, now))
}
