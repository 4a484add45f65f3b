import { type Route, route } from '../http/route.ts'
import { keepSavedViews } from './keep-saved-views.ts'
import { readSavedViews } from './read-saved-views.ts'

export const savedViewRoutes: readonly Route[] = [
  route('readSavedViews', readSavedViews),
  route('keepSavedViews', keepSavedViews),
]
