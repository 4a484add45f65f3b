import { invalidate, queryClient } from '../api/queries/query-client.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** Invalidates everything that a new order changes: order lists, product stock, and the cart. */
export async function afterOrder(): Promise<void> {
  // Stock does not affect the cart's count, so the cart is reloaded when it is opened.
  void queryClient.invalidateQueries({ queryKey: queryKeys.cart(), refetchType: 'none' })
  await invalidate(queryKeys.orders(), queryKeys.product(), queryKeys.products(), queryKeys.adminOrders())
}
