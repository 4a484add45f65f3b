import { favoritesIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'

/** Returns the caller's favourites, latest first; their products are fetched with GET /api/product?ids=. */
export const listFavorites: Handler<'listFavorites'> = async ({ caller, query }, deps) => {
  const { uid: userId } = caller
  const answer = ({ _id }: { readonly _id: string }) => ({ userId, productId: _id, isLike: true })
  return listPage(favoritesIn(deps.db, userId), { page: query, answer }, deps)
}
