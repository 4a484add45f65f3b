import { created } from '../../http/answer.ts'
import { senderOf } from '../../http/caller/sender.ts'
import type { Call, Reply } from '../../http/route.ts'
import { printAnswer } from '../../orders/answers/print-answer.ts'
import type { Deps } from '../../ports/deps.ts'
import { placeOrder } from '../order/place-order.ts'
import { printOrder } from './print-order.ts'

/** Places a print order, for everybody; without an account the response contains the order's secret token. */
export async function submitPrintOrder(
  { caller, body, request }: Call<'placePrintOrder'>,
  deps: Deps,
): Reply<'placePrintOrder'> {
  const { order, token } = await placeOrder(printOrder(caller, body, deps), await senderOf(caller, request, deps), deps)
  return created({ ...printAnswer(order), ...token })
}
