import { routesOf } from '../http/route.ts'
import { addFavorite, removeFavorite } from './change-favorite.ts'
import { listFavorites } from './list-favorites.ts'

export const favoriteRoutes = routesOf({ listFavorites, addFavorite, removeFavorite })
