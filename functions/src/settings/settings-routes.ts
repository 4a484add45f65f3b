import { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { type Route, route } from '../http/route.ts'
import { changeSettings } from './change-settings.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route('get', '/api/settings', { access: 'public' }, readSettings),
  route('put', '/api/settings', { access: 'admin', body: StoredSettings }, changeSettings),
]
