import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import type { Listing } from './catalogue-queries.ts'

/** Suggestions for a search `q`. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.suggestions(q),
    queryFn: ({ signal }) => api('suggestProducts', { query: { q }, signal, token: null }),
    staleTime: 60_000,
  })

/** Products by id, in that order; those no longer sold are left out. */
export const viewedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.products({ ids }),
    queryFn: ({ signal }) => api('listProducts', { query: { ids: ids.join(','), limit: 24 }, signal, token: null }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })

/** How many products each filter value would leave in a listing. */
export const choicesQuery = ({ sort: _, ...narrowing }: Listing) =>
  queryOptions({
    queryKey: queryKeys.choices(narrowing),
    queryFn: ({ signal }) => api('countChoices', { query: narrowing, signal, token: null }),
    staleTime: 60_000,
  })
