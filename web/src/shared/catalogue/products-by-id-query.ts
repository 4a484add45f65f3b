import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The products with these ids, in one call; those no longer sold are left out. */
export const productsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.products('of ids', [...ids].sort()),
    queryFn: ({ signal }) => api('listProducts', { query: { ids: ids.join(',') }, signal, token: null }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
