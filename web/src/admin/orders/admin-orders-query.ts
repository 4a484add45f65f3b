import type { Order } from '@teeshala/contract/orders/order'
import { listQuery } from '../../shared/api/list-query.ts'

export type OrdersFilter = { q: string; paymentStatus: string; status: string }

/** The filter that an address asks for. */
export function filterOf(search: URLSearchParams): OrdersFilter {
  const read = (name: string) => search.get(name) ?? ''
  return { q: read('q'), paymentStatus: read('paymentStatus'), status: read('status') }
}

/** All customers' orders, newest first. */
export const adminOrdersQuery = (filter: OrdersFilter) =>
  listQuery<Order>({ queryKey: ['admin-orders', filter], path: '/order', limit: 25, filter })
