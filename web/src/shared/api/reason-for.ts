import * as texts from '../../texts/shared/ui.ts'
import { ApiFailure, noAnswer } from './api-failure.ts'

/** Returns an addition to a page's own error message: no connection, or the request id in our log. */
export function reasonFor(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  if (error.status === 0) return noAnswer(error)
  return error.requestId && texts.referenceIs(error.requestId)
}
