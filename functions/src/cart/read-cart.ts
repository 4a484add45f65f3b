import { AppError } from '../errors/app-error.ts'
import { cartsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { cartAnswer } from './cart-answer.ts'

/** Returns the caller's cart; NOT_FOUND means that it is empty. */
export const readCart: Handler<'readCart'> = async ({ caller }, { db }) => {
  const cart = documentOf(await cartsIn(db).doc(caller.uid).get())
  if (!cart || cart.lines.length === 0) throw new AppError('NOT_FOUND', 'Your cart is empty')
  return ok(await cartAnswer(caller.uid, cart, db))
}
