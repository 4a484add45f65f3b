import type { AuditEntry, StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { auditLogIn, ordersIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'

/** Returns what staff did to an order and who it was, newest first, from the audit log. */
export const listOrderLog: Handler<'listOrderLog'> = async ({ params, query }, deps) => {
  const log = auditLogIn(deps.db).where('target', '==', ordersIn(deps.db).doc(params.id).path)
  return listPage(log, { page: query, order: { field: 'at', direction: 'desc' }, answer: auditEntryAnswer }, deps)
}

function auditEntryAnswer({ _id, at, actorName, action, details }: WithId<StoredAuditEntry>): AuditEntry {
  return { _id, at: at.toISOString(), actorName, action, details }
}
