import { linesOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Order } from '@teeshala/contract/orders/order'

/** An order of either kind, with what My Orders searches, filters and sorts by. */
export type ListedOrder = {
  readonly _id: string
  readonly createdAt: string
  readonly totalPrice: number
  /** The payment's state; a bulk order has none of its own and stands by its progress. */
  readonly status: string
  readonly isBulk: boolean
  readonly names: readonly string[]
} & ({ readonly isBulk: false; readonly order: Order } | { readonly isBulk: true; readonly order: BulkOrder })

/** An order of the shop as My Orders lists it. */
export function listedOrder(order: Order): ListedOrder {
  const { _id, createdAt, totalPrice, paymentStatus, orderItems } = order
  const names = orderItems.map(({ name }) => name)
  return { _id, createdAt, totalPrice, status: paymentStatus, isBulk: false, names, order }
}

/** A bulk order as My Orders lists it. */
export function listedBulkOrder(order: BulkOrder): ListedOrder {
  const { _id, createdAt, totalPrice, status, productName, items } = order
  const colours = linesOf(items).map(({ colorName, color }) => colorName ?? color)
  const names = [productName, ...new Set(colours)]
  return { _id, createdAt, totalPrice, status: status.toLowerCase(), isBulk: true, names, order }
}

type Loaded = { readonly items: readonly ListedOrder[]; readonly hasMore: boolean }

/**
 * What of several lists, each newest first and loaded in part, can be shown as one: nothing that is older than an order
 * which one of them may still have to come.
 */
export function together(lists: readonly Loaded[]): ListedOrder[] {
  const frontier = lists
    .filter(({ hasMore }) => hasMore)
    .map(({ items }) => items.at(-1)?.createdAt ?? '')
    .reduce((latest, each) => (each > latest ? each : latest), '')
  return lists.flatMap(({ items }) => items).filter(({ createdAt }) => createdAt >= frontier)
}
