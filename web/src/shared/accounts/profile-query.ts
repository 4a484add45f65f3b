import { queryOptions } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { api } from '../api/api.ts'

/** The profile of whoever is signed in; the path is the specification's own. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api<User>('/users/user.id', { signal }),
  meta: { isPrivate: true },
})
