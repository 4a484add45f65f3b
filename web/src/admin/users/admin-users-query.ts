import { listQuery } from '../../shared/api/list-query.ts'

/** Everybody with an account who matches the search, the newest first. */
export const adminUsersQuery = (q: string) =>
  listQuery('listUsers', { queryKey: ['admin-users', q], query: { search: q }, limit: 25 })
