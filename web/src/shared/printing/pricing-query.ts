import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/query-keys.ts'

/** The price list of printing. */
export const pricingQuery = queryOptions({
  queryKey: queryKeys.pricing(),
  queryFn: ({ signal }) => api('readPricing', { signal, token: null }),
})
