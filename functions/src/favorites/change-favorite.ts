import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import type { Favorite, FavoriteRequest, StoredFavorite } from '@teeshala/contract/favorites/favorite'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, created, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'

type FavoriteCall = Call<'customer', unknown, unknown, FavoriteRequest>

/** Likes a product: 201, or 200 where it was liked already, which keeps its place in the list. */
export async function addFavorite({ caller, body }: FavoriteCall, deps: Deps): Promise<Answer> {
  const { db, now } = deps
  const document = db.doc(`users/${caller.uid}/favorites/${body.productId}`)
  const isNew = await transact(deps, async (transaction) => {
    const [favorite, product] = await transaction.getAll(document, db.doc(`products/${body.productId}`))
    if (favorite?.exists) return false
    if (!product?.exists) throw new AppError('NOT_FOUND', productNotFound)
    const stored: StoredFavorite = { createdAt: now() }
    transaction.create(document, stored)
    return true
  })
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: true }
  return isNew ? created(answer) : ok(answer)
}

/** Takes a like back; there need not be one. */
export async function removeFavorite({ caller, body }: FavoriteCall, { db }: Deps): Promise<Answer> {
  await db.doc(`users/${caller.uid}/favorites/${body.productId}`).delete()
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: false }
  return ok(answer)
}
