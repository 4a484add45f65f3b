import type { Firestore } from 'firebase-admin/firestore'
import { usersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { type AuditNote, auditNote } from './audit-note.ts'

/** Prepares a note by this staff member. */
export async function staffNote(uid: string, deps: Deps): Promise<AuditNote> {
  return auditNote({ actorId: uid, actorName: await staffName(uid, deps.db) }, deps)
}

/** Returns the name under which a staff member signs. */
export async function staffName(uid: string, db: Firestore): Promise<string> {
  return documentOf(await usersIn(db).doc(uid).get())?.name ?? ''
}
