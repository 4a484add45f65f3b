import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../api/queries/query-keys.ts'

const { adminOrders, orders, product, products } = queryKeys

/** Has everything asked for anew that an order of any kind changes: the lists of orders, the stock of products, and the cart. */
export async function afterOrder(queryClient: QueryClient): Promise<void> {
  // The cart's count does not change by the stock of its lines, so the cart is asked for when it is opened.
  void queryClient.invalidateQueries({ queryKey: queryKeys.cart(), refetchType: 'none' })
  const changed = [orders, product, products, adminOrders]
  await Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: key() })))
}
