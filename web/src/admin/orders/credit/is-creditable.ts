import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'

/** Whether an order has an invoice of which not all is taken back with the whole order. */
export const isCreditable = (order: AnyOrder): boolean =>
  order.invoice !== undefined &&
  order.creditNote === undefined &&
  order.paymentStatus !== 'refunded' &&
  statusOf(order) !== 'cancelled'
