import { invalidEmail, invalidPhone } from '@teeshala/contract/accounts/refusals'
import { AppError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'

/** Translates Firebase Auth's error for an email or phone that is in use; rethrows any other error. */
export function rethrowAsTaken(error: unknown): never {
  const code = errorCode(error)
  if (code === 'auth/email-already-exists') {
    const message = 'An account with this email already exists.'
    throw new AppError('EMAIL_TAKEN', message, { fields: { email: message } })
  }
  if (code === 'auth/phone-number-already-exists') {
    throw takenNumber()
  }
  if (code === 'auth/invalid-email') {
    throw new AppError('INVALID_INPUT', invalidEmail, { fields: { email: invalidEmail } })
  }
  if (code === 'auth/invalid-phone-number') {
    throw new AppError('INVALID_INPUT', invalidPhone, { fields: { phone: invalidPhone } })
  }
  throw error
}

/** Returns the error for a phone number that belongs to another account. */
export function takenNumber(): AppError {
  const message = 'An account with this phone number already exists.'
  return new AppError('PHONE_TAKEN', message, { fields: { phone: message } })
}
