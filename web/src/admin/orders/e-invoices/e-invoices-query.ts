import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The e-invoice registrations of an order. */
export const eInvoicesQuery = (orderId: string) =>
  privateQuery('readEInvoices', queryKeys.orderRecord(orderId, 'e-invoices'), { params: { id: orderId } })
