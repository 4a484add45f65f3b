import type { ErrorCode } from '@teeshala/contract/errors'
import * as texts from '../../texts/first-visit.ts'

type Answer = {
  code: ErrorCode | 'UNREACHABLE' | 'TIMED_OUT'
  message: string
  fields?: Record<string, string> | undefined
  details?: Record<string, unknown> | undefined
  requestId?: string | undefined
}

/** Why a call failed. `status` 0: no response at all, because of the connection or a timeout. */
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

/** Returns whether the failure is the server's response with one of these codes. */
export function failedWith(error: unknown, ...codes: Answer['code'][]): error is ApiFailure {
  return error instanceof ApiFailure && codes.includes(error.code)
}

/** Returns whether the server refused the call, which it would do again; any other failure may be transient. */
export const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500

export const unreachable = texts.weCannotReachTheShop
export const timedOut = texts.theShopIsTakingTooLong
export const sessionEnded = texts.yourSessionHasEnded

/**
 * Translates a failure into a sentence for the reader: the server's message if it refused for a reason, otherwise the
 * screen's `fallback` with the request id under which our log has it.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  if (error.status === 0) return noAnswer(error)
  if (error.status >= 500 && error.code !== 'UNAVAILABLE') {
    return error.requestId ? texts.withReference(fallback, error.requestId) : fallback
  }
  return error.message || fallback
}

/** Returns the message if there was no response. */
export const noAnswer = ({ code }: ApiFailure) => (code === 'TIMED_OUT' ? timedOut : unreachable)
