import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { api, apiPage } from '../api/api.ts'

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
  infiniteQueryOptions({
    queryKey: ['bulk-orders', userId],
    queryFn: ({ pageParam, signal }) =>
      apiPage<BulkOrder>(`/bulk-order/${userId}?limit=25${pageParam ? `&cursor=${pageParam}` : ''}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
