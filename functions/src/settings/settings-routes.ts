import { type Route, route } from '../http/route.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes: readonly Route[] = [route('get', '/api/settings', { access: 'public' }, readSettings)]
