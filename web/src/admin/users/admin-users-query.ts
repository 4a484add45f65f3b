import { listQuery } from '../../shared/api/queries/list-query.ts'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open person. */
export const userParameter = 'user'

/** Search and filter of the list. */
export type UsersFilter = Readonly<Record<'search' | 'staff', string>>

/** The matching account holders, newest first. */
export const adminUsersQuery = (filter: UsersFilter) =>
  listQuery('listUsers', { queryKey: queryKeys.adminUsers('list', filter), query: filter, limit: 25 })

/** One person. */
export const userQuery = (id: string) => privateQuery('readUser', queryKeys.adminUsers('one', id), { params: { id } })

/** The latest orders placed with a person's account. */
export const ordersOfUserQuery = (id: string) =>
  listQuery('listOrdersOf', {
    queryKey: queryKeys.adminOrders('of', id),
    params: { id },
    query: { kinds: 'all' },
    limit: 5,
  })
