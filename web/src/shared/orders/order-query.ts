import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Order } from '@teeshala/contract/orders/order'
import { api, apiPage } from '../api/api.ts'

/** One order; a guest's needs the token that came with it. */
export const orderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['order', id, token],
    queryFn: ({ signal }) => api<Order>(`/orders/${id}${token ? `?t=${encodeURIComponent(token)}` : ''}`, { signal }),
    meta: { isPrivate: true },
  })

/** A customer's orders, newest first. */
export const ordersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', userId],
    queryFn: ({ pageParam, signal }) =>
      apiPage<Order>(`/order/${userId}?limit=25${pageParam ? `&cursor=${pageParam}` : ''}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
