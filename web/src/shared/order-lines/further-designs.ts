import type { Design } from '@teeshala/contract/designs/design'
import type { Order } from '@teeshala/contract/orders/order'

/** The designs of an order that none of its lines shows: a single shirt may have been ordered with several. */
export function furtherDesigns({ designs = [], orderItems }: Pick<Order, 'designs' | 'orderItems'>): Design[] {
  const shown = new Set(orderItems.map(({ design }) => design?.path))
  return designs.filter(({ path }) => !shown.has(path))
}
