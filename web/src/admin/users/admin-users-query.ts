import type { User } from '@teeshala/contract/accounts/user'
import { listQuery } from '../../shared/api/list-query.ts'

/** Everybody with an account who matches the search, the newest first. */
export const adminUsersQuery = (q: string) =>
  listQuery<User>({ queryKey: ['admin-users', q], path: '/users', limit: 25, filter: { search: q } })
