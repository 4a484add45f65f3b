import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The findings of the latest audit. */
export const booksQuery = queryOptions({
  queryKey: queryKeys.booksCheck(),
  queryFn: ({ signal }) => api('readBooksCheck', { signal }),
  meta: { isPrivate: true },
})
