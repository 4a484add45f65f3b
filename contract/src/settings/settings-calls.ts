import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { AllSettings, ChangeSettingsRequest, StoreSettings } from './store-settings.ts'

export const settingsCalls = {
  /** All settings for staff, the public ones for everyone else. */
  readSettings: { answer: z.union([AllSettings, StoreSettings]) },
  changeSettings: { body: ChangeSettingsRequest, answer: AllSettings },
} as const satisfies Partial<CallShapes>
