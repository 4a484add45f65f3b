import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The addresses that whoever is signed in has saved. */
export const addressBookQuery = queryOptions({
  queryKey: queryKeys.addressBook(),
  queryFn: ({ signal }) => api('readAddresses', { params: { id: 'user.id' }, signal }),
  meta: { isPrivate: true },
})
