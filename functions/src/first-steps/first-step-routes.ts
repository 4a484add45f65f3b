import { type Route, route } from '../http/route.ts'
import { readFirstSteps } from './read-first-steps.ts'

export const firstStepRoutes: readonly Route[] = [route('readFirstSteps', readFirstSteps)]
