import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

const recordOf = (id: string, what: string) => ({
  queryKey: queryKeys.orderRecord(id, what),
  params: { id },
  limit: 50,
})

/** The staff notes about an order, newest first. */
export const orderNotesQuery = (orderId: string) => listQuery('listOrderNotes', recordOf(orderId, 'notes'))

/** The gateway payments and attempts of an order, newest first. */
export const orderPaymentsQuery = (orderId: string) => listQuery('listOrderPayments', recordOf(orderId, 'payments'))

/** The audit log of an order, newest first. */
export const orderLogQuery = (orderId: string) => listQuery('listOrderLog', recordOf(orderId, 'log'))

/** The latest payment links of an order, newest first. */
export const paymentLinksQuery = (orderId: string) =>
  listQuery('listPaymentLinks', { ...recordOf(orderId, 'links'), limit: 10 })
