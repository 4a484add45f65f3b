import { kindOfAction, type StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import type { Transaction } from 'firebase-admin/firestore'
import { auditLogIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'

type Note = Pick<StoredAuditEntry, 'target' | 'details'> & { readonly action: AuditAction }

/** The note of one thing that is done in the shop; made once, however often its transaction runs. */
export type AuditNote = {
  /** When it is done; the timeline's entry has the same time, by which staff see who made it. */
  readonly at: Date
  /** Whether the transaction has already happened and only its answer was lost. Read before anything is written. */
  readonly isMade: (transaction: Transaction) => Promise<boolean>
  /** Writes the note in the transaction that does the thing, so that neither happens without the other. */
  readonly make: (transaction: Transaction, note: Note) => void
}

/** Prepares a note in the name of its actor; under an `id` of its own where the action itself must happen once. */
export function auditNote(
  actor: Pick<StoredAuditEntry, 'actorId' | 'actorName'>,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string = crypto.randomUUID(),
): AuditNote {
  const document = auditLogIn(db).doc(id)
  const at = now()
  return {
    at,
    isMade: async (transaction) => (await transaction.get(document)).exists,
    make: (transaction, note) => {
      const entry: StoredAuditEntry = { at, ...actor, ...note, kind: kindOfAction(note.action) }
      transaction.create(document, entry)
    },
  }
}

/** Prepares a note of what the shop does by itself. */
export function shopNote(deps: Pick<Deps, 'db' | 'now'>): AuditNote {
  return auditNote({ actorId: 'shop', actorName: 'the shop' }, deps)
}

/** Prepares a note of what customers do to their own orders; whose order it is stands in the order. */
export function customerNote(deps: Pick<Deps, 'db' | 'now'>): AuditNote {
  return auditNote({ actorId: 'customer', actorName: 'the customer' }, deps)
}
