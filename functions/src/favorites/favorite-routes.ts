import { FavoriteRequest } from '@teeshala/contract/favorites/favorite'
import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { addFavorite, removeFavorite } from './change-favorite.ts'
import { ListFavoritesQuery, listFavorites } from './list-favorites.ts'

const change = { access: 'customer', owner: 'body.userId', body: FavoriteRequest } as const

export const favoriteRoutes: readonly Route[] = [
  route(
    'get',
    '/api/favorite/:userId',
    { access: 'customer', owner: 'params.userId', params: z.object({ userId: DocumentId }), query: ListFavoritesQuery },
    listFavorites,
  ),
  route('post', '/api/favorite/add', change, addFavorite),
  route('post', '/api/favorite/remove', change, removeFavorite),
]
