import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from './answers/order-answer.ts'
import { visibleOrder } from './find-order.ts'

/** Returns an order of any kind to its owner, to staff, and to the holder of a guest order's token; for others it does not exist. */
export const readOrder: Handler<'readOrder'> = async (call, { db }) => {
  return ok(orderAnswer(await visibleOrder(call, db)))
}
