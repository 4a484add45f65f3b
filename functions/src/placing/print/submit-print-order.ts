import { senderOf } from '../../http/caller/sender.ts'
import { created, type Handler } from '../../http/handler.ts'
import { printAnswer } from '../../orders/answers/print-answer.ts'
import { placeOrder } from '../order/place-order.ts'
import { printOrder } from './print-order.ts'

/** Places a print order, for everybody; without an account the response contains the order's secret token. */
export const submitPrintOrder: Handler<'placePrintOrder'> = async ({ caller, body, request }, deps) => {
  const { order, token } = await placeOrder(printOrder(caller, body, deps), await senderOf(caller, request, deps), deps)
  return created({ ...printAnswer(order), ...token })
}
