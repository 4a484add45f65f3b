import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The signed-in user's saved addresses. */
export const addressBookQuery = queryOptions({
  queryKey: queryKeys.addressBook(),
  queryFn: ({ signal }) => api('readAddresses', { params: { id: 'user.id' }, signal }),
  meta: { isPrivate: true },
})
