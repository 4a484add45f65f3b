import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The lines of an order's invoice with what is left of each. */
export const creditableLinesQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKeys.orderRecord(orderId, 'credit'),
    queryFn: ({ signal }) => api('readCreditableLines', { params: { id: orderId }, signal }),
  })
