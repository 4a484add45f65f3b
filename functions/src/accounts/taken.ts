import { AppError } from '../app-error.ts'

/** Words Firebase Auth's refusal of an email or phone that is in use; throws any other error as it is. */
export function takenOr(error: unknown): never {
  const { code } = error as { code?: string }
  if (code === 'auth/email-already-exists') {
    const message = 'An account with this email already exists.'
    throw new AppError('EMAIL_TAKEN', message, { fields: { email: message } })
  }
  if (code === 'auth/phone-number-already-exists') {
    throw takenNumber()
  }
  if (code === 'auth/invalid-email') {
    const message = 'Please enter a valid email address'
    throw new AppError('INVALID_INPUT', message, { fields: { email: message } })
  }
  if (code === 'auth/invalid-phone-number') {
    const message = 'Please enter a valid phone number'
    throw new AppError('INVALID_INPUT', message, { fields: { phone: message } })
  }
  throw error
}

/** The refusal of a phone number that stands in another account. */
export function takenNumber(): AppError {
  const message = 'An account with this phone number already exists.'
  return new AppError('PHONE_TAKEN', message, { fields: { phone: message } })
}
