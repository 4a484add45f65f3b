import { listQuery } from '../../shared/api/list-query.ts'

export type OrdersFilter = { q: string; paymentStatus: string; status: string }

/** The filter that an address asks for. */
export function filterOf(search: URLSearchParams): OrdersFilter {
  const read = (name: string) => search.get(name) ?? ''
  return { q: read('q'), paymentStatus: read('paymentStatus'), status: read('status') }
}

/** All customers' orders, newest first. */
export const adminOrdersQuery = (filter: OrdersFilter) =>
  listQuery('listOrders', { queryKey: ['admin-orders', filter], query: filter, limit: 25 })
