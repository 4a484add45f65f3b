import type { Favorite, StoredFavorite } from '@teeshala/contract/favorites/favorite'
import type { Deps } from '../deps.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'

/** The caller's favourites, the latest first; their products come with one call of GET /api/product?ids=. */
export async function listFavorites({ caller, query }: Call<'listFavorites'>, { db }: Deps): Reply<'listFavorites'> {
  const favorites = db.collection(`users/${caller.uid}/favorites`)
  const { items, headers } = await readPage<StoredFavorite>(favorites, { field: 'createdAt', direction: 'desc' }, query)
  const answer: Favorite[] = items.map(({ _id }) => ({ userId: caller.uid, productId: _id, isLike: true }))
  return ok(answer, headers)
}
