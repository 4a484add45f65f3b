import type { ErrorAnswer, ErrorCode } from '@teeshala/contract/errors'

/** A call that failed: refused by the shop (its answer) or not answered at all (`NETWORK`). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | 'NETWORK'
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined

  constructor(
    answer: Omit<ErrorAnswer, 'code' | 'requestId'> & { code: ErrorCode | 'NETWORK'; requestId?: string },
    status: number,
  ) {
    super(answer.message)
    this.code = answer.code
    this.status = status
    this.fields = answer.fields ?? {}
    this.details = answer.details ?? {}
    this.requestId = answer.requestId
  }
}

export const networkMessage = 'The shop cannot be reached. Please check your connection and try again.'

/** The answer of a failed call, also where something between us and the shop has answered in its place. */
export async function errorOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => undefined)) as Partial<ErrorAnswer> | undefined
  if (answer?.code && answer.message) return new ApiError(answer as ErrorAnswer, response.status)
  const message = 'Something went wrong on our side. Please try again.'
  return new ApiError({ code: response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', message }, response.status)
}

/**
 * What to tell the visitor: the shop's own words where it refused something, the lost connection where there was none, and
 * `fallback` with the number of the request where the shop itself failed.
 */
export function wordsFor(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.code === 'NETWORK') return networkMessage
  if (error.status >= 500) return error.requestId ? `${fallback} (Reference ${error.requestId})` : fallback
  return error.message
}

/** Whether the call failed because there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}
