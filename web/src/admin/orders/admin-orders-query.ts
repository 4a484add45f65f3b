import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Order } from '@teeshala/contract/orders/order'
import { apiPage } from '../../shared/api/api.ts'

export type OrdersFilter = { q: string; paymentStatus: string; status: string }

/** The filter that an address asks for. */
export function filterOf(search: URLSearchParams): OrdersFilter {
  const read = (name: string) => search.get(name) ?? ''
  return { q: read('q'), paymentStatus: read('paymentStatus'), status: read('status') }
}

/** All customers' orders, newest first. */
export const adminOrdersQuery = (filter: OrdersFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin-orders', filter],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: '25' })
      for (const [name, value] of Object.entries({ ...filter, cursor: pageParam })) {
        if (value) search.set(name, value)
      }
      return apiPage<Order>(`/order?${search}`, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
