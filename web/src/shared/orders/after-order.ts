import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../api/queries/query-keys.ts'

const { adminOrders, orders, product, products } = queryKeys

/** Invalidates everything that a new order changes: order lists, product stock, and the cart. */
export async function afterOrder(queryClient: QueryClient): Promise<void> {
  // Stock does not affect the cart's count, so the cart is reloaded when it is opened.
  void queryClient.invalidateQueries({ queryKey: queryKeys.cart(), refetchType: 'none' })
  const changed = [orders, product, products, adminOrders]
  await Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: key() })))
}
