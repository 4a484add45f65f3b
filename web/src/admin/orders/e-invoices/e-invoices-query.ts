import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** How the papers of an order stand at the government's invoice portal. */
export const eInvoicesQuery = (orderId: string) =>
  queryOptions({
    queryKey: queryKeys.orderRecord(orderId, 'e-invoices'),
    queryFn: ({ signal }) => api('readEInvoices', { params: { id: orderId }, signal }),
    meta: { isPrivate: true },
  })
