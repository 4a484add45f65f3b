import { queryOptions } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The ways to pay that the shop takes at present, in the order in which it offers them. */
export const paymentMethodsQuery = queryOptions({
  queryKey: queryKeys.paymentMethods(),
  queryFn: async ({ signal }) => (await firstApi('listPaymentMethods', { signal, token: null })).methods,
  staleTime: 300_000,
})
