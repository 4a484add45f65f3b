import { queryOptions } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The print price list. */
export const pricingQuery = queryOptions({
  queryKey: queryKeys.pricing(),
  queryFn: ({ signal }) => firstApi('readPricing', { signal, token: null }),
})
