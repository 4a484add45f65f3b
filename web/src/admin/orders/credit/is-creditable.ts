import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'

/** Returns whether an order has an invoice that is not fully credited. */
export const isCreditable = (order: AnyOrder): boolean =>
  order.invoice !== undefined &&
  order.creditNote === undefined &&
  order.paymentStatus !== 'refunded' &&
  statusOf(order) !== 'cancelled'
