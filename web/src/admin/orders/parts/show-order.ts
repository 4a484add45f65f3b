import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'

/** Shows an order everywhere as returned by a call; without a response it is reloaded. */
export function showOrder({ _id }: Pick<AnyOrder, '_id'>, answered?: AnyOrder): Promise<void> {
  const { queryKey } = orderQuery(_id, null)
  if (answered) queryClient.setQueryData(queryKey, answered)
  return invalidate(...(answered ? [] : [queryKey]), queryKeys.orderRecord(_id), queryKeys.adminOrders())
}
