import { listQuery } from '../../shared/api/list-query.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'

/** What the log is filtered by, as its address says. */
export type AuditFilter = Readonly<Record<'person' | 'kind' | 'target' | 'from' | 'to', string>>

/** Who changed what, newest first. */
export const auditLogQuery = (filter: AuditFilter) =>
  listQuery('listAuditLog', { queryKey: queryKeys.auditLog(filter), query: filter, limit: 50 })
