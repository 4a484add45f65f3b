import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth'
import { firebaseAuth } from '../session/firebase-auth.ts'
import { authCode } from './auth-failure.ts'

/** Sends Firebase's password reset mail. An unknown email gives the same result. */
export async function sendResetMail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await firebaseAuth(), email)
  } catch (error) {
    if (authCode(error) !== 'auth/user-not-found') throw error
  }
}

/** Returns the email whose password the link's code resets; rejects if the code is used, expired or invalid. */
export async function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(await firebaseAuth(), code)
}

/** Sets the password with the link's code. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await firebaseAuth(), code, password)
}
