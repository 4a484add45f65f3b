import { AppError } from '../errors/app-error.ts'

/** The answer to an order whose files are still being read: the page waits and sends it again by itself. */
export const stillChecking = (message: string) =>
  new AppError('UNAVAILABLE', message, { details: { isStillChecking: true }, retryAfterSeconds: 2 })
