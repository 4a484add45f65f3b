import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import type { MoveOrderRequest } from '@teeshala/contract/orders/order'
import { api } from '../api/api.ts'
import { failedWith, sentenceFor } from '../api/api-failure.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { toast } from '../ui/toasts/toast.ts'

type Moving = {
  id: string
  /** How the list names the order. */
  name: string
  /** Address of the call, below /api. */
  path: string
  /** Where the order lies in the cache, and the lists that show it. */
  queryKey: QueryKey
  lists: QueryKey
  /** The question is over: the order was moved, or can no longer be moved so. */
  onDone: () => void
}

/** Moves an order; what it became, or what somebody else made of it meanwhile, is shown everywhere. */
export function useMoveOrder({ id, name, path, queryKey, lists, onDone }: Moving) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: MoveOrderRequest | MoveBulkOrderRequest) =>
      api<unknown>(path as `/${string}`, { method: 'PATCH', body }),
    onSuccess: (order) => {
      queryClient.setQueryData(queryKey, order)
      toast.good(`Order ${name} is updated.`)
      onDone()
    },
    onError: (error) => {
      toast.bad(sentenceFor(error, 'Failed to update the order. Please try again.'))
      void queryClient.invalidateQueries({ queryKey })
      if (failedWith(error, 'FORBIDDEN_MOVE')) onDone()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: lists })
      void queryClient.invalidateQueries({ queryKey: ['order-record', id] })
    },
  })
  return { move: useOneAtATime(mutateAsync), isPending }
}
