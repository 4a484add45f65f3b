import type { Order } from '@teeshala/contract/orders/order'

export const sortFields = ['date', 'price', 'status'] as const
export type SortField = (typeof sortFields)[number]

/** What My Orders shows and in which order; the address bar holds it. */
export type OrderView = { q: string; payment: string; sort: SortField; isAscending: boolean }

/** The view that an address asks for: by date, newest first, unless it says otherwise. */
export function viewOf(search: URLSearchParams): OrderView {
  const sort = sortFields.find((field) => field === search.get('sort')) ?? 'date'
  return {
    q: search.get('q') ?? '',
    payment: search.get('payment') ?? 'all',
    sort,
    isAscending: search.get('direction') === 'asc',
  }
}

const keys: Readonly<Record<SortField, (order: Order) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  price: ({ totalPrice }) => totalPrice,
  status: ({ paymentStatus }) => paymentStatus,
}

/**
 * The orders of a view (storefront specification, section 5): the search takes the order's id or any item's name, whatever
 * the case. Equal ones keep their place.
 */
export function ordersOf(orders: readonly Order[], { q, payment, sort, isAscending }: OrderView): Order[] {
  const sought = q.trim().toLowerCase()
  const key = keys[sort]
  return orders
    .filter(({ paymentStatus }) => payment === 'all' || paymentStatus === payment)
    .filter(({ _id, orderItems }) =>
      [_id, ...orderItems.map(({ name }) => name)].join('\n').toLowerCase().includes(sought),
    )
    .toSorted((one, other) => {
      const [first, second] = [key(one), key(other)]
      const ascending = first < second ? -1 : first > second ? 1 : 0
      return isAscending ? ascending : -ascending
    })
}
