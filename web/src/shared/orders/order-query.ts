import { queryOptions } from '@tanstack/react-query'
import type { Order } from '@teeshala/contract/orders/order'
import { api } from '../api/api.ts'
import { listQuery } from '../api/list-query.ts'

/** One order; a guest's needs the token that came with it. */
export const orderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['order', id, token],
    queryFn: ({ signal }) => api<Order>(`/orders/${id}${token ? `?t=${encodeURIComponent(token)}` : ''}`, { signal }),
    meta: { isPrivate: true },
  })

/** A customer's orders, newest first. */
export const ordersQuery = (userId: string) =>
  listQuery<Order>({ queryKey: ['orders', userId], path: `/order/${userId}`, limit: 25 })
