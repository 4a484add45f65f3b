import * as z from 'zod/mini'
import { DocumentId } from '../ids.ts'

/** POST /api/favorite/add and /remove. The path decides; `isLike` is redundant. */
export const FavoriteRequest = z.object({
  userId: DocumentId,
  productId: DocumentId,
  isLike: z.optional(z.boolean()),
})
export type FavoriteRequest = z.infer<typeof FavoriteRequest>

/** One favourite; `isLike` is false in the answer to its removal. */
export const Favorite = z.object({ userId: z.string(), productId: z.string(), isLike: z.boolean() })
export type Favorite = z.infer<typeof Favorite>

/** The document users/{uid}/favorites/{productId}; it exists only for favourites. */
export const StoredFavorite = z.object({ createdAt: z.date() })
export type StoredFavorite = z.infer<typeof StoredFavorite>
