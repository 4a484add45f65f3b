import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { listQuery } from '../api/list-query.ts'

/** One order; a guest's needs the token that came with it. */
export const orderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['order', id, token],
    queryFn: ({ signal }) => api('readOrder', { params: { id }, query: { t: token ?? '' }, signal }),
    meta: { isPrivate: true },
  })

/** A customer's orders, newest first. */
export const ordersQuery = (userId: string) =>
  listQuery('listOrdersOf', { queryKey: ['orders', userId], params: { id: userId }, limit: 25 })
