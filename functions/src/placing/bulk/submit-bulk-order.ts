import { senderOf } from '../../http/caller/sender.ts'
import { created, type Handler } from '../../http/handler.ts'
import { bulkAnswer } from '../../orders/answers/bulk-answer.ts'
import { placeOrder } from '../order/place-order.ts'
import { bulkOrder } from './bulk-order.ts'

/** Places a bulk order, for everybody; without an account the response contains the order's secret token. */
export const submitBulkOrder: Handler<'placeBulkOrder'> = async ({ caller, body, request }, deps) => {
  const { order, token } = await placeOrder(bulkOrder(caller, body, deps), await senderOf(caller, request, deps), deps)
  return created({ ...bulkAnswer(order), ...token })
}
