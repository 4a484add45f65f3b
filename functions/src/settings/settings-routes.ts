import { routesOf } from '../http/route.ts'
import { changeSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes = routesOf({ readSettings, changeSettings })
