import { invalidEmail, invalidPhone } from '@teeshala/contract/accounts/refusals'
import { type AppError, fieldError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'

/** Translates Firebase Auth's error for an email or phone that is in use; rethrows any other error. */
export function rethrowAsTaken(error: unknown): never {
  const code = errorCode(error)
  if (code === 'auth/email-already-exists') {
    throw fieldError('email', 'An account with this email already exists.', 'EMAIL_TAKEN')
  }
  if (code === 'auth/phone-number-already-exists') {
    throw takenNumber()
  }
  if (code === 'auth/invalid-email') throw fieldError('email', invalidEmail)
  if (code === 'auth/invalid-phone-number') throw fieldError('phone', invalidPhone)
  throw error
}

/** Returns the error for a phone number that belongs to another account. */
export function takenNumber(): AppError {
  return fieldError('phone', 'An account with this phone number already exists.', 'PHONE_TAKEN')
}
