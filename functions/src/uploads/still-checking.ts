import { AppError } from '../errors/app-error.ts'

/** Returns the error for an order whose files are still being read: the page waits and retries automatically. */
export const stillChecking = (message: string) =>
  new AppError('UNAVAILABLE', message, { details: { isStillChecking: true }, retryAfterSeconds: 2 })
