import type { Favorite, StoredFavorite } from '@teeshala/contract/favorites/favorite'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { readPage } from '../firestore/page.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'

export const ListFavoritesQuery = z.object({ limit: PageLimit(100), cursor: z.optional(Cursor) })
export type ListFavoritesQuery = z.infer<typeof ListFavoritesQuery>

/** The caller's favourites, the latest first; their products come with one call of GET /api/product?ids=. */
export async function listFavorites(
  { caller, query }: Call<'customer', unknown, ListFavoritesQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const favorites = db.collection(`users/${caller.uid}/favorites`)
  const { items, headers } = await readPage<StoredFavorite>(favorites, { field: 'createdAt', direction: 'desc' }, query)
  const answer: Favorite[] = items.map(({ _id }) => ({ userId: caller.uid, productId: _id, isLike: true }))
  return ok(answer, headers)
}
