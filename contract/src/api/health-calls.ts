import * as z from 'zod/mini'
import type { CallShapes } from './call-shape.ts'

export const healthCalls = {
  readHealth: { answer: z.object({ status: z.literal('ok') }) },
} as const satisfies Partial<CallShapes>
