import { linesOf } from '@teeshala/contract/bulk/bulk-lines'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { printLines } from '../../../shared/order-lines/paper/print-lines.ts'

export const sortFields = ['date', 'price', 'status'] as const
export type SortField = (typeof sortFields)[number]

/** Filters and sort order of My Orders, stored in the URL. */
export type OrderView = { q: string; payment: string; sort: SortField; isAscending: boolean }

/** Returns the view for a URL: by date, newest first, by default. */
export function viewOf(search: URLSearchParams): OrderView {
  const sort = sortFields.find((field) => field === search.get('sort')) ?? 'date'
  return {
    q: search.get('q') ?? '',
    payment: search.get('payment') ?? 'all',
    sort,
    isAscending: search.get('direction') === 'asc',
  }
}

/** Returns whether a view filters orders. */
export const isFiltered = ({ q, payment }: OrderView) => q.trim() !== '' || payment !== 'all'

/** Returns whether a view needs all orders to be loaded. */
export const needsAll = (view: OrderView) => isFiltered(view) || view.sort !== 'date' || view.isAscending

const keys: Readonly<Record<SortField, (order: AnyOrder) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  price: ({ totalPrice }) => totalPrice,
  status: ({ paymentStatus }) => paymentStatus,
}

/**
 * Returns the orders of a view: the search matches the order's id, item names and bulk colours, ignoring case. Equal
 * ones keep their order.
 */
export function ordersOf(orders: readonly AnyOrder[], view: OrderView): AnyOrder[] {
  const { q, payment, sort, isAscending } = view
  const sought = q.trim().toLowerCase()
  const key = keys[sort]
  return orders
    .filter(({ paymentStatus }) => payment === 'all' || paymentStatus === payment)
    .filter((order) => [order._id, ...namesIn(order)].join('\n').toLowerCase().includes(sought))
    .toSorted((one, other) => {
      const [first, second] = [key(one), key(other)]
      const ascending = first < second ? -1 : first > second ? 1 : 0
      return isAscending ? ascending : -ascending
    })
}

function namesIn(order: AnyOrder): string[] {
  switch (order.kind) {
    case 'bulk':
      return [order.productName, ...linesOf(order.items).map(({ colorName, color }) => colorName ?? color)]
    case 'print':
      return printLines(order).map(({ name }) => name)
    default:
      return order.orderItems.map(({ name }) => name)
  }
}
