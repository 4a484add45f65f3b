import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { listQuery } from '../../shared/api/list-query.ts'

export type BulkFilter = { q: string; status: string }

/** Everybody's bulk orders, newest first. */
export const adminBulkQuery = (filter: BulkFilter) =>
  listQuery<BulkOrder>({ queryKey: ['admin-bulk-orders', filter], path: '/bulk-order', limit: 25, filter })
