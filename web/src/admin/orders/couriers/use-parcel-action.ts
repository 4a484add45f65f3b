import { useQueryClient } from '@tanstack/react-query'
import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { parcelQuery } from './parcel-query.ts'

type ParcelAction<Input> = {
  act: (input: Input) => Promise<OrderParcel>
  failed: string
  onDone: (parcel: OrderParcel) => void
}

/** Something that staff do with an order's parcel, which is shown as the service leaves it; where that is unclear, it is asked for anew. */
export function useParcelAction<Input = void>(orderId: string, { act, failed, onDone }: ParcelAction<Input>) {
  const queryClient = useQueryClient()
  const anew = () => queryClient.invalidateQueries({ queryKey: queryKeys.orderRecord(orderId) })
  return useAction({
    act,
    failed,
    onSuccess: (parcel) => {
      queryClient.setQueryData(parcelQuery(orderId).queryKey, parcel)
      onDone(parcel)
      return anew()
    },
    onError: anew,
  })
}
