import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The filters of the audit log, from the URL. */
export type AuditFilter = Readonly<Partial<Record<'person' | 'kind' | 'target' | 'from' | 'to', string>>>

/** Who changed what, newest first. */
export const auditLogQuery = (filter: AuditFilter, limit = 50) =>
  listQuery('listAuditLog', { queryKey: queryKeys.auditLog(filter, limit), query: filter, limit })
