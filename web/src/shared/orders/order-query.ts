import { listQuery } from '../api/queries/list-query.ts'
import { privateQuery } from '../api/queries/private-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** An order of any kind; a guest's needs its token. */
export const orderQuery = (id: string, token: string | null) =>
  privateQuery('readOrder', queryKeys.order(id, token), { params: { id }, ...bySecret(token) })

/** A customer's own orders of every kind, newest first. */
export const ordersQuery = (userId: string) =>
  listQuery('listOwnOrders', { queryKey: queryKeys.orders(userId), limit: 25 })
