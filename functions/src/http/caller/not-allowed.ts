import { AppError } from '../../errors/app-error.ts'

/** Returns the error for a caller without an account where one is needed. */
export function signInRequired(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in.')
}

/** Returns the error for a caller who may not make this call: it is for staff, or concerns other people's data. */
export function notAllowed(): AppError {
  return new AppError('FORBIDDEN', 'You are not allowed to do this.')
}
