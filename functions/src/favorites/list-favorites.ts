import type { Favorite } from '@teeshala/contract/favorites/favorite'
import { favoritesIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns the caller's favourites, latest first; their products are fetched with GET /api/product?ids=. */
export const listFavorites: Handler<'listFavorites'> = async ({ caller, query }, { db }) => {
  const favorites = favoritesIn(db, caller.uid)
  const { items, headers } = await readPage(favorites, { field: 'createdAt', direction: 'desc' }, query)
  const answer: Favorite[] = items.map(({ _id }) => ({ userId: caller.uid, productId: _id, isLike: true }))
  return ok(answer, headers)
}
