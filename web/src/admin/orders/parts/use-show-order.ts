import { useQueryClient } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'

/** Shows an order everywhere as returned by a call; without a response it is reloaded. */
export function useShowOrder({ _id }: Pick<AnyOrder, '_id'>): (answered?: AnyOrder) => Promise<unknown> {
  const queryClient = useQueryClient()
  const { queryKey } = orderQuery(_id, null)
  return (answered) => {
    if (answered) queryClient.setQueryData(queryKey, answered)
    const stale = [...(answered ? [] : [queryKey]), queryKeys.orderRecord(_id), queryKeys.adminOrders()]
    return Promise.all(stale.map((key) => queryClient.invalidateQueries({ queryKey: key })))
  }
}
