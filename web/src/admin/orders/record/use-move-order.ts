import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { nameInList } from '../../../shared/admin/records/name-in-list.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { type Moving, moveCall } from './move-call.ts'

/** Moves an order; the result, or a colleague's concurrent change, is shown everywhere. */
export function useMoveOrder(order: AnyOrder, onDone: () => void) {
  const { queryKey } = orderQuery(order._id, null)
  const refreshLists = () => void invalidate(queryKeys.adminOrders(), queryKeys.orderRecord(order._id))
  return useAction({
    act: (moving: Moving) => moveCall(order, moving),
    failed: () => undefined,
    onSuccess: (moved) => {
      queryClient.setQueryData(queryKey, moved)
      toast.good(texts.orderIsUpdated(nameInList(order)))
      onDone()
      refreshLists()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, texts.failedToUpdateTheOrder))
      if (failedWith(error, 'FORBIDDEN_MOVE')) onDone()
      void invalidate(queryKey)
      refreshLists()
    },
  })
}
