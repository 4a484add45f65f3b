import type { ErrorCode } from '@teeshala/contract/errors'
import * as texts from '../../texts/first-visit.ts'

type Answer = {
  code: ErrorCode | 'UNREACHABLE' | 'TIMED_OUT'
  message: string
  fields?: Record<string, string> | undefined
  details?: Record<string, unknown> | undefined
  requestId?: string | undefined
}

/** Why a call to the shop did not succeed. `status` 0: no answer came at all, for want of a connection or in all the time we wait. */
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

/** Whether the shop has refused the call, which it would do again; every other failure may pass. */
export const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500

export const unreachable = texts.weCannotReachTheShop
export const timedOut = texts.theShopIsTakingTooLong
export const sessionEnded = texts.yourSessionHasEnded

/**
 * The one translation of a failure into a sentence for the reader: the shop's own words where it refused for a reason, the
 * screen's `fallback` where something broke, with the number under which our log has it.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  if (error.status === 0) return noAnswer(error)
  if (error.status >= 500 && error.code !== 'UNAVAILABLE') {
    return error.requestId ? texts.withReference(fallback, error.requestId) : fallback
  }
  return error.message || fallback
}

/** What is said where no answer came. */
export const noAnswer = ({ code }: ApiFailure) => (code === 'TIMED_OUT' ? timedOut : unreachable)
