import { orderKinds } from '@teeshala/contract/orders/order-kind'
import { whyNotForThePress } from '@teeshala/contract/production/for-the-press'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { moveByStaff } from '../moving/move-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { productionAnswer } from './production-answer.ts'

/** Moves an order of any kind to its next production step. */
export const moveProduction: Handler<'moveProduction'> = async ({ caller, params, body }, deps) => {
  const order = await findOrder(params.id, deps.db)
  const refusal = whyNotForThePress(order)
  if (refusal) throw new AppError('FORBIDDEN_MOVE', refusal)
  const { status, note } = body
  return ok(productionAnswer(await moveByStaff(orderKinds, params.id, { status, note }, caller.uid, deps)))
}
