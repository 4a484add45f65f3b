import { infiniteQueryOptions } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { apiPage } from '../../shared/api/api.ts'

/** Everybody with an account who matches the search, the newest first. */
export const adminUsersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['admin-users', q],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: '25' })
      if (q) search.set('search', q)
      if (pageParam) search.set('cursor', pageParam)
      return apiPage<User>(`/users?${search}`, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
