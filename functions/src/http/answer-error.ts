import type { ErrorAnswer } from '@teeshala/contract/errors'
import type { ErrorRequestHandler } from 'express'
import { AppError } from '../errors/app-error.ts'
import { errorCode } from '../errors/error-code.ts'
import { isTransient } from '../errors/transient-failure.ts'

/** Returns the error handler, the only place that sends errors. An unexpected failure is logged, and its response reveals nothing about it. */
export function answerError(): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const refusal = refusalOf(error)
    const { isStillChecking } = refusal.extra.details ?? {}
    // Not a failure: the page waits and asks again.
    response.locals.isWaiting = isStillChecking === true
    if (refusal.status >= 500 && !isStillChecking) response.locals.log?.error({ err: describe(error) }, 'a call failed')
    if (response.headersSent) return next(error)
    response.locals.errorCode = refusal.code
    const { fields, details, retryAfterSeconds, allow } = refusal.extra
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds))
    if (allow) response.set('Allow', allow.join(', '))
    if (refusal.status === 401) response.set('WWW-Authenticate', 'Bearer')
    response.removeHeader('ETag')
    response.set('Cache-Control', 'private, no-store')
    const answer: ErrorAnswer = {
      code: refusal.code,
      message: refusal.message,
      ...(fields && { fields }),
      ...(details && { details }),
      requestId: response.locals.requestId,
    }
    response.status(refusal.status).json(answer)
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { status } = (error ?? {}) as { status?: unknown }
  if (isTransient(error)) {
    return new AppError('UNAVAILABLE', 'The shop is busy at the moment. Please try again.', { retryAfterSeconds: 2 })
  }
  if (status === 400) return new AppError('INVALID_INPUT', 'The request cannot be understood')
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
}

/**
 * Returns name, code and stack of an error. The message of an error with a code may quote a document, a file name or an address, so it is
 * omitted; in other messages, mail addresses and phone numbers are removed. Digits beside a letter belong to an id, which whoever mends it needs.
 */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = errorCode(error)
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name: error.name, code, message: code === undefined ? withoutPeople(error.message) : undefined, stack }
}

const withoutPeople = (words: string) =>
  words.replace(/[^\s<>"']+@[^\s<>"']+|(?<![a-z\d])\+?\d[\d -]{8,}\d(?![a-z\d])/gi, '…')
