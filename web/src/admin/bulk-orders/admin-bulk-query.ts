import { listQuery } from '../../shared/api/list-query.ts'

export type BulkFilter = { q: string; status: string }

/** Everybody's bulk orders, newest first. */
export const adminBulkQuery = (filter: BulkFilter) =>
  listQuery('listBulkOrders', { queryKey: ['admin-bulk-orders', filter], query: filter, limit: 25 })
