import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The signed-in user's profile. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile(),
  queryFn: ({ signal }) => api('readUser', { params: { id: 'user.id' }, signal }),
  meta: { isPrivate: true },
})
