import type { Favorite, FavoriteRequest } from '@teeshala/contract/favorites/favorite'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { type Answer, created, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'

type FavoriteCall = Call<'customer', unknown, unknown, FavoriteRequest>

/** Likes a product; liking it again changes nothing. */
export async function addFavorite({ caller, body }: FavoriteCall, { db, now }: Deps): Promise<Answer> {
  const [product, favorite] = await db.getAll(
    db.doc(`products/${body.productId}`),
    db.doc(`users/${caller.uid}/favorites/${body.productId}`),
  )
  if (!product?.exists) throw new AppError('NOT_FOUND', 'The product you are looking for does not exist.')
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: true }
  if (favorite?.exists) return ok(answer)
  await favorite?.ref.set({ createdAt: now() })
  return created(answer)
}

/** Takes a like back; there need not be one. */
export async function removeFavorite({ caller, body }: FavoriteCall, { db }: Deps): Promise<Answer> {
  await db.doc(`users/${caller.uid}/favorites/${body.productId}`).delete()
  const answer: Favorite = { userId: caller.uid, productId: body.productId, isLike: false }
  return ok(answer)
}
