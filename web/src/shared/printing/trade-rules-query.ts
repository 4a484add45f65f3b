import { queryOptions } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The print-shop rules. */
export const tradeRulesQuery = queryOptions({
  queryKey: queryKeys.tradeRules(),
  queryFn: ({ signal }) => firstApi('readTradeRules', { signal, token: null }),
})
