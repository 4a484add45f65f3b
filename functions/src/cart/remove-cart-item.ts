import { type Handler, ok } from '../http/handler.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart, lineOf } from './change-cart.ts'

/** Removes a line from the caller’s cart; NOT_FOUND if there is no such line. */
export const removeCartItem: Handler<'removeCartItem'> = async ({ caller, params }, deps) => {
  const cart = await changeCart(caller.uid, deps, async (lines) => {
    const removed = lineOf(lines, params.itemId)
    return lines.filter((line) => line !== removed)
  })
  return ok(await cartAnswer(caller.uid, cart, deps.db))
}
