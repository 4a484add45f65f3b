import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** An order of any kind; a guest's needs its token. */
export const orderQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: queryKeys.order(id, token),
    queryFn: ({ signal }) => api('readOrder', { params: { id }, ...bySecret(token), signal }),
    meta: { isPrivate: true },
  })

/** A customer's own orders of every kind, newest first. */
export const ordersQuery = (userId: string) =>
  listQuery('listOwnOrders', { queryKey: queryKeys.orders(userId), limit: 25 })
