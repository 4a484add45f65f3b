import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** An order's invoice lines with what remains of each. */
export const creditableLinesQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKeys.orderRecord(orderId, 'credit'),
    queryFn: ({ signal }) => api('readCreditableLines', { params: { id: orderId }, signal }),
  })
