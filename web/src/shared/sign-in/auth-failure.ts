import { invalidEmail, invalidPhone } from '@teeshala/contract/accounts/refusals'
import * as texts from '../../texts/shared/accounts.ts'
import { sentenceFor, unreachable } from '../api/api-failure.ts'

const sentences: Record<string, string> = {
  'auth/popup-blocked': texts.yourBrowserBlockedGooglesWindow,
  'auth/account-exists-with-different-credential': texts.thisEmailAlreadyHasAnAccount,
  'auth/user-disabled': texts.thisAccountHasBeenClosedByTheShop,
  'auth/user-mismatch': texts.thatIsNotTheAccountYouAreSigned,
  'auth/network-request-failed': unreachable,
  'auth/invalid-phone-number': invalidPhone,
  'auth/invalid-verification-code': texts.thatCodeIsNotRight,
  'auth/missing-verification-code': texts.enterTheSixDigitsOfTheCode,
  'auth/code-expired': texts.thatCodeHasExpired,
  'auth/too-many-requests': texts.tooManyAttempts,
  'auth/quota-exceeded': texts.noMoreCodesCanBeSent,
  'auth/captcha-check-failed': texts.weCouldNotVerifyThatYouAreNot,
  'auth/invalid-email': invalidEmail,
}

/** Cancellations by the visitor need no message: they closed Google's window, or opened a second one. */
const silent = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])

/** Returns the code of a Firebase Auth error ('auth/code-expired'); undefined for any other error. */
export function authCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined
}

/** Returns a sentence for a failure of Firebase Auth or the API; undefined if the visitor cancelled. */
export function authSentence(error: unknown, fallback: string): string | undefined {
  const code = authCode(error)
  if (code === undefined) return sentenceFor(error, fallback)
  return silent.has(code) ? undefined : (sentences[code] ?? fallback)
}
