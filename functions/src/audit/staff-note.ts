import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { type AuditNote, auditNote } from './audit-note.ts'

/** Prepares a note of this member of the staff. */
export async function staffNote(uid: string, deps: Deps): Promise<AuditNote> {
  return auditNote({ actorId: uid, actorName: await staffName(uid, deps.db) }, deps)
}

/** The name under which a member of the staff signs. */
export async function staffName(uid: string, db: Firestore): Promise<string> {
  return keptOrUndefined<StoredUser>(await db.doc(`users/${uid}`).get())?.name ?? ''
}
