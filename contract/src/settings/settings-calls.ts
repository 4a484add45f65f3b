import type { CallShapes } from '../api/call-shape.ts'
import { StoredSettings, StoreSettings } from './store-settings.ts'

export const settingsCalls = {
  readSettings: { answer: StoreSettings },
  changeSettings: { body: StoredSettings, answer: StoreSettings },
} as const satisfies Partial<CallShapes>
