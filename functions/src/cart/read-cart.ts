import { AppError } from '../errors/app-error.ts'
import { cartsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { cartAnswer } from './cart-answer.ts'

/** Returns the caller's cart; NOT_FOUND means that it is empty. */
export async function readCart({ caller }: Call<'readCart'>, { db }: Deps): Reply<'readCart'> {
  const cart = documentOf(await cartsIn(db).doc(caller.uid).get())
  if (!cart || cart.lines.length === 0) throw new AppError('NOT_FOUND', 'Your cart is empty')
  return ok(await cartAnswer(caller.uid, cart, db))
}
