import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { orderAnswer } from './answers/order-answer.ts'
import { findOrder } from './find-order.ts'
import { maySeeOrder } from './may-see-order.ts'

/** Returns an order of any kind to its owner, to staff, and to the holder of a guest order's token; for others it does not exist. */
export async function readOrder({ caller, params, secret }: Call<'readOrder'>, { db }: Deps): Reply<'readOrder'> {
  return ok(orderAnswer(await findOrder(params.id, (order) => maySeeOrder(order, caller, secret), db)))
}
