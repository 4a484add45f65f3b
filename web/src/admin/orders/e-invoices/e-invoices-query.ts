import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The e-invoice registrations of an order. */
export const eInvoicesQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKeys.orderRecord(orderId, 'e-invoices'),
    queryFn: ({ signal }) => api('readEInvoices', { params: { id: orderId }, signal }),
    meta: { isPrivate: true },
  })
