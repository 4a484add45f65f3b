import { queryOptions } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { api } from '../api/api.ts'
import { listQuery } from '../api/list-query.ts'

/** One bulk order; a guest's needs the token that came with it. */
export const bulkOrderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['bulk-order', id, token],
    queryFn: ({ signal }) =>
      api<BulkOrder>(`/bulk-orders/${id}${token ? `?t=${encodeURIComponent(token)}` : ''}`, { signal }),
    meta: { isPrivate: true },
  })

/** A customer's bulk orders, newest first. */
export const bulkOrdersQuery = (userId: string) =>
  listQuery<BulkOrder>({ queryKey: ['bulk-orders', userId], path: `/bulk-order/${userId}`, limit: 25 })
