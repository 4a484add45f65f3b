import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { listQuery } from '../api/list-query.ts'

/** One bulk order; a guest's needs the token that came with it. */
export const bulkOrderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['bulk-order', id, token],
    queryFn: ({ signal }) => api('readBulkOrder', { params: { id }, query: { t: token ?? '' }, signal }),
    meta: { isPrivate: true },
  })

/** A customer's bulk orders, newest first. */
export const bulkOrdersQuery = (userId: string) =>
  listQuery('listBulkOrdersOf', { queryKey: ['bulk-orders', userId], params: { id: userId }, limit: 25 })
