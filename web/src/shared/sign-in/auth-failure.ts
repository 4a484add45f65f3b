import { invalidEmail, invalidPhone } from '@teeshala/contract/accounts/refusals'
import { sentenceFor, unreachable } from '../api/api-failure.ts'

const sentences: Record<string, string> = {
  'auth/popup-blocked': 'Your browser blocked Google’s window. Please press the button again, or allow pop-ups.',
  'auth/account-exists-with-different-credential':
    'This email already has an account. Please sign in with its password or with OTP.',
  'auth/user-disabled': 'This account has been closed by the shop. Please contact us.',
  'auth/user-mismatch': 'That is not the account you are signed in with.',
  'auth/network-request-failed': unreachable,
  'auth/invalid-phone-number': invalidPhone,
  'auth/invalid-verification-code': 'That code is not right. Please check it and try again.',
  'auth/missing-verification-code': 'Please enter the six digits of the code',
  'auth/code-expired': 'That code has expired. Please ask for a new one.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/quota-exceeded': 'No more codes can be sent at the moment. Please sign in with your password.',
  'auth/captcha-check-failed': 'We could not verify that you are not a robot. Please try again.',
  'auth/invalid-email': invalidEmail,
}

/** What the visitor did themselves needs no message: they closed Google's window, or opened a second one. */
const silent = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])

/** The code of an error of Firebase Auth ('auth/code-expired'); undefined for any other error. */
export function authCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined
}

/** A failure of Firebase Auth or of the shop as a sentence for the reader; undefined where the visitor has only turned back. */
export function authSentence(error: unknown, fallback: string): string | undefined {
  const code = authCode(error)
  if (code === undefined) return sentenceFor(error, fallback)
  return silent.has(code) ? undefined : (sentences[code] ?? fallback)
}
