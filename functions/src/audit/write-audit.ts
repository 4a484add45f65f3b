import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'

/** Notes what staff did in the same transaction that does it, so that neither happens without the other. */
export function writeAudit(transaction: Transaction, document: DocumentReference, entry: StoredAuditEntry): void {
  transaction.create(document, entry)
}
