import type { AuditEntry, StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { auditLogIn, ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns what staff did to an order and who it was, newest first, from the audit log. */
export const listOrderLog: Handler<'listOrderLog'> = async ({ params, query }, { db }) => {
  const log = auditLogIn(db).where('target', '==', ordersIn(db).doc(params.id).path)
  const { items, headers } = await readPage<StoredAuditEntry>(log, { field: 'at', direction: 'desc' }, query)
  return ok(items.map(auditEntryAnswer), headers)
}

function auditEntryAnswer({ _id, at, actorName, action, details }: WithId<StoredAuditEntry>): AuditEntry {
  return { _id, at: at.toISOString(), actorName, action, details }
}
