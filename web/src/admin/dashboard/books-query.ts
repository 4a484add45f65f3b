import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** What the latest check of the books has found. */
export const booksQuery = queryOptions({
  queryKey: queryKeys.booksCheck(),
  queryFn: ({ signal }) => api('readBooksCheck', { signal }),
  meta: { isPrivate: true },
})
