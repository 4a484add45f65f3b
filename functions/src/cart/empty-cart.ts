import { cartsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { changeCart } from './change-cart.ts'

/** Empties the cart. Does nothing if an order has emptied it already. */
export async function emptyCart({ caller }: Call<'emptyCart'>, deps: Deps): Reply<'emptyCart'> {
  const cart = documentOf(await cartsIn(deps.db).doc(caller.uid).get())
  if (cart && cart.lines.length > 0) await changeCart(caller.uid, deps, async () => [])
  return ok({ message: 'Your cart is empty' })
}
