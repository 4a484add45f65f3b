import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'

type Note = Pick<StoredAuditEntry, 'action' | 'target' | 'details'>

/** The note of one thing that a member of the staff does; made once, however often its transaction runs. */
export type StaffNote = {
  /** When it is done; the timeline's entry carries the same moment, by which staff see who made it. */
  readonly at: Date
  /** Whether the transaction has already happened and only its answer was lost. Read before anything is written. */
  readonly isMade: (transaction: Transaction) => Promise<boolean>
  /** Writes the note in the transaction that does the thing, so that neither happens without the other. */
  readonly make: (transaction: Transaction, note: Note) => void
}

/** Prepares a note of this person. */
export async function staffNote(uid: string, { db, now }: Deps): Promise<StaffNote> {
  const document: DocumentReference = db.doc(`auditLog/${crypto.randomUUID()}`)
  const at = now()
  const actorName = await staffName(uid, db)
  return {
    at,
    isMade: async (transaction) => (await transaction.get(document)).exists,
    make: (transaction, note) => {
      const entry: StoredAuditEntry = { at, actorId: uid, actorName, ...note }
      transaction.create(document, entry)
    },
  }
}

/** The name under which a member of the staff signs. */
export async function staffName(uid: string, db: Firestore): Promise<string> {
  return keptOrUndefined<StoredUser>(await db.doc(`users/${uid}`).get())?.name ?? ''
}
