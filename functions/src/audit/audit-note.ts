import { kindOfAction, type StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import type { Transaction } from 'firebase-admin/firestore'
import { auditLogIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'

type Note = Pick<StoredAuditEntry, 'target' | 'details'> & { readonly action: AuditAction }

/** A note for the audit log about one action; created once, even if the transaction is retried. */
export type AuditNote = {
  /** The time of the action; the timeline entry has the same time, which links the two. */
  readonly at: Date
  /** Returns whether the transaction already succeeded with its response lost. Must be called before any write. */
  readonly isMade: (transaction: Transaction) => Promise<boolean>
  /** Writes the note in the transaction of the action, so that neither is stored without the other. */
  readonly make: (transaction: Transaction, note: Note) => void
}

/** Prepares a note in the actor's name; with its own `id` if the action must happen only once. */
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

/** Prepares a note about an automatic action of the shop. */
export function shopNote(deps: Pick<Deps, 'db' | 'now'>): AuditNote {
  return auditNote({ actorId: 'shop', actorName: 'the shop' }, deps)
}

/** The actor of what customers do themselves, who are not named. */
export const theCustomer = { actorId: 'customer', actorName: 'the customer' }

/** Prepares a note about an action of customers on their own order; the order says whose it is. */
export function customerNote(deps: Pick<Deps, 'db' | 'now'>): AuditNote {
  return auditNote(theCustomer, deps)
}
