import { type ErrorCode, statusOfError } from '@teeshala/contract/errors'

/** Details of a refused call besides code and message. */
export type ErrorDetails = {
  fields?: Record<string, string>
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  /** The methods that a path accepts, for the Allow header of a 405. */
  allow?: readonly string[]
}

/** A refusal that is shown to the caller, in words for the reader; anything else that is thrown becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extra: ErrorDetails

  constructor(code: ErrorCode, message: string, extra: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return statusOfError[this.code]
  }
}

/** Returns the refusal of one field of a form, which shows the message there. */
export function fieldError(field: string, message: string, code: ErrorCode = 'INVALID_INPUT'): AppError {
  return new AppError(code, message, { fields: { [field]: message } })
}
