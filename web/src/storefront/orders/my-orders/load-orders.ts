import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { ordersQuery } from '../../../shared/orders/order-query.ts'
import { useSession } from '../../../shared/session/session-store.ts'

export async function loadOrders(): Promise<void> {
  const { currentUser } = useSession.getState()
  if (currentUser) void queryClient.prefetchInfiniteQuery(ordersQuery(currentUser._id))
}
