import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { Favorite, FavoriteRequest } from './favorite.ts'

export const favoriteCalls = {
  listFavorites: {
    params: { userId: DocumentId },
    query: paging(100),
    answer: z.array(Favorite),
    headers: [nextCursorHeader],
  },
  /** 200 if it already was a favourite. */
  addFavorite: { body: FavoriteRequest, answer: Favorite, status: [200, 201] },
  removeFavorite: { body: FavoriteRequest, answer: Favorite },
} as const satisfies Partial<CallShapes>
