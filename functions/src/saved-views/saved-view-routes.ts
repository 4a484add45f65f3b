import { routesOf } from '../http/route.ts'
import { keepSavedViews } from './keep-saved-views.ts'
import { readSavedViews } from './read-saved-views.ts'

export const savedViewRoutes = routesOf({ readSavedViews, keepSavedViews })
