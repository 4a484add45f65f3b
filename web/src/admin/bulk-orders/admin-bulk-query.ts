import { infiniteQueryOptions } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { apiPage } from '../../shared/api/api.ts'

export type BulkFilter = { q: string; status: string }

/** Everybody's bulk orders, newest first. */
export const adminBulkQuery = (filter: BulkFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin-bulk-orders', filter],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: '25' })
      for (const [name, value] of Object.entries({ ...filter, cursor: pageParam })) {
        if (value) search.set(name, value)
      }
      return apiPage<BulkOrder>(`/bulk-order?${search}`, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
