import { cartsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { changeCart } from './change-cart.ts'

/** Empties the cart. Does nothing if an order has emptied it already. */
export const emptyCart: Handler<'emptyCart'> = async ({ caller }, deps) => {
  const cart = documentOf(await cartsIn(deps.db).doc(caller.uid).get())
  if (cart && cart.lines.length > 0) await changeCart(caller.uid, deps, async () => [])
  return ok({ message: 'Your cart is empty' })
}
