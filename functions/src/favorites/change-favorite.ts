import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import type { Favorite } from '@teeshala/contract/favorites/favorite'
import { AppError } from '../errors/app-error.ts'
import { favoritesIn, productsIn, usersIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { stayingPerson } from '../http/caller/staying-person.ts'
import { created, type Handler, ok } from '../http/handler.ts'

/** Adds a favourite: 201, or 200 if it was one already, which keeps its place in the list. */
export const addFavorite: Handler<'addFavorite'> = async ({ caller, body }, deps) => {
  const { db, now } = deps
  const document = favoritesIn(db, caller.uid).doc(body.productId)
  const isNew = await transact(deps, async (transaction) => {
    const [favorite, product, profile] = await readAll(
      transaction,
      document,
      productsIn(db).doc(body.productId),
      usersIn(db).doc(caller.uid),
    )
    stayingPerson(profile)
    if (favorite) return false
    if (!product || product.isHidden) throw new AppError('NOT_FOUND', productNotFound)
    transaction.create(document, { createdAt: now() })
    return true
  })
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: true }
  return isNew ? created(answer) : ok(answer)
}

/** Removes a favourite; it need not exist. */
export const removeFavorite: Handler<'removeFavorite'> = async ({ caller, body }, { db }) => {
  await favoritesIn(db, caller.uid).doc(body.productId).delete()
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: false }
  return ok(answer)
}
