import { type Handler, ok } from '../http/handler.ts'
import { findOrder } from '../orders/find-order.ts'
import { productionAnswer } from './production-answer.ts'

/** Returns one order as the press sees it. */
export const readProduction: Handler<'readProduction'> = async ({ params }, { db }) => {
  return ok(productionAnswer(await findOrder(params.id, db)))
}
