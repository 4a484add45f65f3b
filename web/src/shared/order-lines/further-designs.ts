import type { Design } from '@teeshala/contract/designs/design'
import type { Order } from '@teeshala/contract/orders/order'

/** Returns the designs of an order that none of its lines shows: a single shirt can have several. */
export function furtherDesigns({ designs = [], orderItems }: Pick<Order, 'designs' | 'orderItems'>): Design[] {
  const shown = new Set(orderItems.map(({ design }) => design?.path))
  return designs.filter(({ path }) => !shown.has(path))
}
