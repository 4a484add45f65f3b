import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoveOrderRequest, Order } from '@teeshala/contract/orders/order'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useOneAtATime } from '../../shared/api/use-one-at-a-time.ts'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { toast } from '../../shared/ui/toast.ts'
import { shortId } from './order-words.ts'

/** Moves an order; what it became, or what somebody else made of it meanwhile, is shown everywhere. */
export function useMoveOrder(id: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: MoveOrderRequest) => api<Order>(`/order/${id}`, { method: 'PATCH', body }),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id, null).queryKey, order)
      toast.good(`Order ${shortId(id)} is updated.`)
      onDone()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, 'Failed to update the order. Please try again.'))
      void queryClient.invalidateQueries({ queryKey: orderQuery(id, null).queryKey })
      if (failedWith(error, 'FORBIDDEN_MOVE')) onDone()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['admin-orders'] })
      void queryClient.invalidateQueries({ queryKey: ['order-record', id] })
    },
  })
  return { move: useOneAtATime(mutateAsync), isPending }
}
