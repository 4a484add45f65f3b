import { listQuery } from '../../shared/api/list-query.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'

/** Everybody with an account who matches the search, the newest first. */
export const adminUsersQuery = (q: string) =>
  listQuery('listUsers', { queryKey: queryKeys.adminUsers(q), query: { search: q }, limit: 25 })
