import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'

/** Returns whether an order has the customer's own prints on garments. */
export function hasOwnPrints(order: AnyOrder): boolean {
  if (order.kind === 'print') return false
  const { designs = [], designDocuments = [] } = order
  if (designs.length > 0 || designDocuments.length > 0) return true
  return order.kind !== 'bulk' && order.orderItems.some(({ design, designDocument }) => design || designDocument)
}
