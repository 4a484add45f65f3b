import { type Route, route } from '../http/route.ts'
import { changeSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route('readSettings', readSettings),
  route('changeSettings', changeSettings),
]
