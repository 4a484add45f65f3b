import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth'
import { firebaseAuth } from '../session/firebase-auth.ts'
import { authCode } from './auth-failure.ts'

/** Has Firebase send its mail with the link to a new password. An email without an account makes no difference. */
export async function sendResetMail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await firebaseAuth(), email)
  } catch (error) {
    if (authCode(error) !== 'auth/user-not-found') throw error
  }
}

/** Whose password the code of such a link resets; rejects when the code is used, expired or none. */
export async function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(await firebaseAuth(), code)
}

/** Sets the password with the code of such a link. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(await firebaseAuth(), code, password)
}
