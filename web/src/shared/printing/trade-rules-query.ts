import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/query-keys.ts'

/** What the press can make of what. */
export const tradeRulesQuery = queryOptions({
  queryKey: queryKeys.tradeRules(),
  queryFn: ({ signal }) => api('readTradeRules', { signal, token: null }),
})
