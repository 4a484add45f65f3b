import { type Route, route } from '../http/route.ts'
import { listAuditLog } from './list-audit-log.ts'

export const auditRoutes: readonly Route[] = [route('listAuditLog', listAuditLog)]
