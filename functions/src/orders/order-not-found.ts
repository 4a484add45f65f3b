import { AppError } from '../errors/app-error.ts'

/** Returns the error for an order that does not exist or is not the caller's: the two are indistinguishable. */
export function orderNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.')
}
