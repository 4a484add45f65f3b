import type { MoveProductionRequest, ProductionOrder } from '@teeshala/contract/production/production-order'
import { nameInList } from '../../../shared/admin/records/name-in-list.ts'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { productionOrderQuery } from './production-queries.ts'

type Moving = { request: Pick<MoveProductionRequest, 'status'>; note: string }

/** Moves an order to its next step at the press; the result, or a colleague's concurrent change, is shown everywhere. */
export function useMoveProduction(order: ProductionOrder, onDone: () => void) {
  const { queryKey } = productionOrderQuery(order._id)
  const refresh = () =>
    void invalidate(queryKeys.production(), queryKeys.adminOrders(), queryKeys.orderRecord(order._id))
  return useAction({
    act: ({ request, note }: Moving) =>
      api('moveProduction', { params: { id: order._id }, body: { ...request, ...(note.trim() && { note }) } }),
    failed: () => undefined,
    onSuccess: (moved) => {
      queryClient.setQueryData(queryKey, moved)
      toast.good(texts.orderIsUpdated(nameInList(order)))
      onDone()
      refresh()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, texts.failedToUpdateTheOrder))
      if (failedWith(error, 'FORBIDDEN_MOVE')) onDone()
      refresh()
    },
  })
}
