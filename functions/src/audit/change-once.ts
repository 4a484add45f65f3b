import type { DocumentReference } from 'firebase-admin/firestore'
import type { AppError } from '../errors/app-error.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import type { AuditNote } from './audit-note.ts'

type Changed<Stored> = {
  readonly document: DocumentReference<Stored>
  readonly note: AuditNote
  /** The error if there is no such document. */
  readonly missing: () => AppError
}

/** Returns a document as `change` writes and returns it, in one transaction; as it is, if its note is made already. */
export function changeOnce<Stored>(
  { document, note, missing }: Changed<Stored>,
  deps: Deps,
  change: (current: WithId<Stored>, transaction: Transaction) => Promise<WithId<Stored>>,
): Promise<WithId<Stored>> {
  return transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    if (!current) throw missing()
    return (await note.isMade(transaction)) ? current : change(current, transaction)
  })
}
