import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** The ways to pay that the shop takes at present, in the order in which it offers them. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: async ({ signal }) => (await api('listPaymentMethods', { signal, token: null })).methods,
  staleTime: 300_000,
})
