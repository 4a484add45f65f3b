import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** What the address calls the person who stands open beside the list. */
export const userParameter = 'user'

/** What the list is searched and filtered by. */
export type UsersFilter = Readonly<Record<'search' | 'staff', string>>

/** Everybody with an account who matches search and filter, the newest first. */
export const adminUsersQuery = (filter: UsersFilter) =>
  listQuery('listUsers', { queryKey: queryKeys.adminUsers('list', filter), query: filter, limit: 25 })

/** One person. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.adminUsers('one', id),
    queryFn: ({ signal }) => api('readUser', { params: { id }, signal }),
    meta: { isPrivate: true },
  })

/** The newest orders that somebody placed with their account. */
export const ordersOfUserQuery = (id: string) =>
  listQuery('listOrdersOf', {
    queryKey: queryKeys.adminOrders('of', id),
    params: { id },
    query: { kinds: 'all' },
    limit: 5,
  })
