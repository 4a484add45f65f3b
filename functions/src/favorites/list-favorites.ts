import type { Favorite } from '@teeshala/contract/favorites/favorite'
import { favoritesIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the caller's favourites, latest first; their products are fetched with GET /api/product?ids=. */
export async function listFavorites({ caller, query }: Call<'listFavorites'>, { db }: Deps): Reply<'listFavorites'> {
  const favorites = favoritesIn(db, caller.uid)
  const { items, headers } = await readPage(favorites, { field: 'createdAt', direction: 'desc' }, query)
  const answer: Favorite[] = items.map(({ _id }) => ({ userId: caller.uid, productId: _id, isLike: true }))
  return ok(answer, headers)
}
