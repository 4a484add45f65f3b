import type { CallShapes } from '../api/call-shape.ts'
import { FirstSteps } from './first-steps.ts'

export const firstStepCalls = {
  readFirstSteps: { answer: FirstSteps },
} as const satisfies Partial<CallShapes>
