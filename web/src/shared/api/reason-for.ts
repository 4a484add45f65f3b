import * as texts from '../../texts/shared/ui.ts'
import { ApiFailure, noAnswer } from './api-failure.ts'

/** What can be said beside a page's own sentence that it could not be loaded: no connection, or the number in our log. */
export function reasonFor(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  if (error.status === 0) return noAnswer(error)
  return error.requestId && texts.referenceIs(error.requestId)
}
