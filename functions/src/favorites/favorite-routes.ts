import { type Route, route } from '../http/route.ts'
import { addFavorite, removeFavorite } from './change-favorite.ts'
import { listFavorites } from './list-favorites.ts'

export const favoriteRoutes: readonly Route[] = [
  route('listFavorites', listFavorites),
  route('addFavorite', addFavorite),
  route('removeFavorite', removeFavorite),
]
