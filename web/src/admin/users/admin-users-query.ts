import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open person. */
export const userParameter = 'user'

/** Search and filter of the list. */
export type UsersFilter = Readonly<Record<'search' | 'staff', string>>

/** The matching account holders, newest first. */
export const adminUsersQuery = (filter: UsersFilter) =>
  listQuery('listUsers', { queryKey: queryKeys.adminUsers('list', filter), query: filter, limit: 25 })

/** One person. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.adminUsers('one', id),
    queryFn: ({ signal }) => api('readUser', { params: { id }, signal }),
    meta: { isPrivate: true },
  })

/** The latest orders placed with a person's account. */
export const ordersOfUserQuery = (id: string) =>
  listQuery('listOrdersOf', {
    queryKey: queryKeys.adminOrders('of', id),
    params: { id },
    query: { kinds: 'all' },
    limit: 5,
  })
