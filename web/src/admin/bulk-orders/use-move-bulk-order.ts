import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useOneAtATime } from '../../shared/api/use-one-at-a-time.ts'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { toast } from '../../shared/ui/toast.ts'
import { shortened } from './shortened.ts'

/** Moves a bulk order; what it became, or what somebody else made of it meanwhile, is shown everywhere. */
export function useMoveBulkOrder(id: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: MoveBulkOrderRequest) => api<BulkOrder>(`/bulk-order/${id}`, { method: 'PATCH', body }),
    onSuccess: (order) => {
      queryClient.setQueryData(bulkOrderQuery(id, null).queryKey, order)
      toast.good(`Order ${shortened(id)} is updated.`)
      onDone()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, 'Failed to update the order. Please try again.'))
      void queryClient.invalidateQueries({ queryKey: bulkOrderQuery(id, null).queryKey })
      if (failedWith(error, 'FORBIDDEN_MOVE')) onDone()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin-bulk-orders'] })
      void queryClient.invalidateQueries({ queryKey: ['order-record', id] })
    },
  })
  return { move: useOneAtATime(mutateAsync), isPending }
}
