import { queryOptions } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The shop's present payment methods, in display order. */
export const paymentMethodsQuery = queryOptions({
  queryKey: queryKeys.paymentMethods(),
  queryFn: async ({ signal }) => (await firstApi('listPaymentMethods', { signal, token: null })).methods,
  staleTime: 300_000,
})
