import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { showOrder } from './show-order.ts'

type OrderChange = {
  act: () => Promise<AnyOrder>
  failed: string
  /** Returns the message about the changed order. */
  said: (changed: AnyOrder) => string
  onDone?: () => void
  onError?: (failure: Error) => void
}

/** A change of an order by staff. The order is shown everywhere as answered; without a response it is reloaded. */
export function useChangeOrder(order: AnyOrder, { act, failed, said, onDone, onError }: OrderChange) {
  return useAction({
    act,
    failed,
    onSuccess: (changed) => {
      toast.good(said(changed))
      onDone?.()
      return showOrder(order, changed)
    },
    onError: (failure) => {
      onError?.(failure)
      return showOrder(order)
    },
  })
}
