import { created } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { senderOf } from '../http/sender.ts'
import { bulkAnswer } from '../orders/bulk-answer.ts'
import type { Deps } from '../ports/deps.ts'
import { bulkOrder } from './bulk-order.ts'
import { placeOrder } from './place-order.ts'

/** Places a bulk order, for everybody; without an account the answer carries the order's secret token. */
export async function submitBulkOrder(
  { caller, body, request }: Call<'placeBulkOrder'>,
  deps: Deps,
): Reply<'placeBulkOrder'> {
  const { order, token } = await placeOrder(bulkOrder(caller, body, deps), await senderOf(caller, request, deps), deps)
  return created({ ...bulkAnswer(order), ...token })
}
