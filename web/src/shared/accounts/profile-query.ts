import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** The profile of whoever is signed in; the path is the specification's own. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api('readUser', { params: { id: 'user.id' }, signal }),
  meta: { isPrivate: true },
})
