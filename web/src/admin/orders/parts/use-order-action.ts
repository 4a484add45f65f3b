import type { QueryKey } from '@tanstack/react-query'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'

type OrderAction<Input, Answer> = {
  /** The query that the response updates. */
  shownAs: QueryKey
  act: (input: Input) => Promise<Answer>
  failed: string
  onDone: (answer: Answer) => void
}

/** Calls another service for an order and shows the resulting order; if the outcome is unclear, the order is reloaded. */
export function useOrderAction<Answer, Input = void>(
  orderId: string,
  { shownAs, act, failed, onDone }: OrderAction<Input, Answer>,
) {
  const anew = () => invalidate(queryKeys.orderRecord(orderId), queryKeys.order(orderId))
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
