import type { ErrorCode } from '@teeshala/contract/errors'

type Answer = {
  code: ErrorCode | 'UNREACHABLE'
  message: string
  fields?: Record<string, string> | undefined
  details?: Record<string, unknown> | undefined
  requestId?: string | undefined
}

/** Why a call to the shop did not succeed. `status` 0 and code `UNREACHABLE`: no answer came at all. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: Answer['code']
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  readonly requestId: string | undefined

  constructor(status: number, answer: Answer) {
    super(answer.message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.details = answer.details ?? {}
    this.requestId = answer.requestId
  }
}

/** Whether the failure is the shop's answer with this code. */
export function failedWith(error: unknown, ...codes: Answer['code'][]): error is ApiFailure {
  return error instanceof ApiFailure && codes.includes(error.code)
}

export const unreachable = 'We cannot reach the shop. Please check your connection and try again.'

/**
 * The one translation of a failure into a sentence for the reader: the shop's own words where it refused for a reason, the
 * screen's `fallback` where something broke, with the number under which our log has it.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  if (error.code === 'UNREACHABLE') return unreachable
  if (error.status >= 500 && error.code !== 'UNAVAILABLE') {
    return error.requestId ? `${fallback} (Reference: ${error.requestId})` : fallback
  }
  return error.message || fallback
}
