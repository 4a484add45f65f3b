import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'

type OrderAction<Input, Answer> = {
  /** Of what the answer is the latest. */
  shownAs: QueryKey
  act: (input: Input) => Promise<Answer>
  failed: string
  onDone: (answer: Answer) => void
}

/** Something that staff have another service do for an order, which is shown as the service leaves it; where that is unclear, it is asked for anew. */
export function useOrderAction<Answer, Input = void>(
  orderId: string,
  { shownAs, act, failed, onDone }: OrderAction<Input, Answer>,
) {
  const queryClient = useQueryClient()
  const anew = () => {
    const stale = [queryKeys.orderRecord(orderId), queryKeys.order(orderId)]
    return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  return useAction({
    act,
    failed,
    onSuccess: (answer) => {
      queryClient.setQueryData(shownAs, answer)
      onDone(answer)
      return anew()
    },
    onError: anew,
  })
}
