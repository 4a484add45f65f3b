import type { ListedOrder } from './listed-order.ts'

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

/** Whether a view leaves orders out. */
export const isFiltered = ({ q, payment }: OrderView) => q.trim() !== '' || payment !== 'all'

const keys: Readonly<Record<SortField, (order: ListedOrder) => string | number>> = {
  date: ({ createdAt }) => createdAt,
  price: ({ totalPrice }) => totalPrice,
  status: ({ status }) => status,
}

/**
 * The orders of a view (storefront specification, section 5): the search takes the order's id or any item's name, whatever
 * the case. Equal ones keep their place. A payment filter leaves out bulk orders, whose payment is agreed apart.
 */
export function ordersOf(orders: readonly ListedOrder[], view: OrderView): ListedOrder[] {
  const { q, payment, sort, isAscending } = view
  const sought = q.trim().toLowerCase()
  const key = keys[sort]
  return orders
    .filter(({ isBulk, status }) => payment === 'all' || (!isBulk && status === payment))
    .filter(({ _id, names }) => [_id, ...names].join('\n').toLowerCase().includes(sought))
    .toSorted((one, other) => {
      const [first, second] = [key(one), key(other)]
      const ascending = first < second ? -1 : first > second ? 1 : 0
      return isAscending ? ascending : -ascending
    })
}
