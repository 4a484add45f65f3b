import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import type { DocumentData, DocumentReference, UpdateData } from 'firebase-admin/firestore'
import type { AppError } from '../errors/app-error.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import type { AuditNote } from './audit-note.ts'
import { changeOnce } from './change-once.ts'
import { staffNote } from './staff-note.ts'

type Changed<Stored> = {
  readonly document: DocumentReference<Stored>
  /** The staff member. */
  readonly uid: string
  /** The error if there is no such document. */
  readonly missing: () => AppError
}

type Details = StoredAuditEntry['details']

/** The transaction of a change, with what it has to write. */
type Change<Stored> = {
  readonly transaction: Transaction
  readonly note: AuditNote
  /** Writes the audit note about the document. */
  readonly log: (action: AuditAction, details: Details) => void
  /** Updates fields of the document, with its time and the audit note, and returns it as it is then. */
  readonly write: (fields: Partial<Stored>, action: AuditAction, details: Details) => WithId<Stored>
}

/** Returns a document as a staff member's `change` writes, logs and returns it, in one transaction; as it is, if that is done already. */
export async function changeByStaff<Stored>(
  { document, uid, missing }: Changed<Stored>,
  deps: Deps,
  change: (current: WithId<Stored>, step: Change<Stored>) => Promise<WithId<Stored>>,
): Promise<WithId<Stored>> {
  const note = await staffNote(uid, deps)
  return changeOnce({ document, note, missing }, deps, (current, transaction) => {
    const log: Change<Stored>['log'] = (action, details) =>
      note.make(transaction, { action, target: document.path, details })
    const write: Change<Stored>['write'] = (fields, action, details) => {
      const written = { ...fields, updatedAt: note.at }
      transaction.update(document, written as UpdateData<DocumentData>)
      log(action, details)
      return { ...current, ...written }
    }
    return change(current, { transaction, note, log, write })
  })
}
