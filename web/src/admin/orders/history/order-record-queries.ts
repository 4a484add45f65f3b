import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

const recordOf = (id: string, what: string) => ({
  queryKey: queryKeys.orderRecord(id, what),
  params: { id },
  limit: 50,
})

/** What staff noted about an order, newest first. */
export const orderNotesQuery = (orderId: string) => listQuery('listOrderNotes', recordOf(orderId, 'notes'))

/** What came through the gateway for an order or was tried, newest first. */
export const orderPaymentsQuery = (orderId: string) => listQuery('listOrderPayments', recordOf(orderId, 'payments'))

/** What staff did to an order, newest first. */
export const orderLogQuery = (orderId: string) => listQuery('listOrderLog', recordOf(orderId, 'log'))

/** The latest links by which an order was asked for money, newest first. */
export const paymentLinksQuery = (orderId: string) =>
  listQuery('listPaymentLinks', { ...recordOf(orderId, 'links'), limit: 10 })
