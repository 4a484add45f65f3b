import { AppError } from '../../errors/app-error.ts'

/** The refusal of a call that wants an account, to a caller without one. */
export function signInRequired(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in.')
}

/** The refusal of a call that this caller may not make: it is staff's, or about somebody else's things. */
export function notAllowed(): AppError {
  return new AppError('FORBIDDEN', 'You are not allowed to do this.')
}
