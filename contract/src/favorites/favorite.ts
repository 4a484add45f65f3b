import * as z from 'zod/mini'
import { DocumentId } from '../ids.ts'

/** POST /api/favorite/add and /remove. The call decides; `isLike` says the same again. */
export const FavoriteRequest = z.object({
  userId: DocumentId,
  productId: DocumentId,
  isLike: z.optional(z.boolean()),
})
export type FavoriteRequest = z.infer<typeof FavoriteRequest>

/** One favourite; `isLike` is false in the answer that takes it back. */
export const Favorite = z.object({ userId: z.string(), productId: z.string(), isLike: z.boolean() })
export type Favorite = z.infer<typeof Favorite>

/** The document users/{uid}/favorites/{productId}; there is none for a product that is not a favourite. */
export const StoredFavorite = z.object({ createdAt: z.date() })
export type StoredFavorite = z.infer<typeof StoredFavorite>
