import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Deps } from '../../ports/deps.ts'

/** When the password, code or Google account was last given, and since when the session stands, both in seconds since 1970. */
type SessionClaims = { readonly provedAt: number; readonly madeAt: number }

type Session = {
  /** When somebody proved who they are. */
  readonly provedAt: Date
  /** Since when the session stands: what ends those before ends it, too. */
  readonly since: Date
}

/**
 * Returns a custom token for the browser's session. Firebase takes it for a new sign-in whenever it is used, so it carries the moment of the real
 * one, and since when the session stands: `signInOf` reads them.
 */
export function sessionToken(uid: string, { provedAt, since }: Session, { auth }: Pick<Deps, 'auth'>): Promise<string> {
  const claims: SessionClaims = { provedAt: seconds(provedAt), madeAt: seconds(since) }
  return auth.createCustomToken(uid, claims)
}

/**
 * Returns when somebody proved who they are, and since when their session stands, by the claims of an ID token. Undefined for a session of a
 * custom token that does not say so.
 */
export function signInOf(token: DecodedIdToken): { provedAt: Date; sessionSince: Date } | undefined {
  const authTime = new Date(token.auth_time * 1000)
  if (token.firebase?.sign_in_provider !== 'custom') return { provedAt: authTime, sessionSince: authTime }
  const { provedAt, madeAt } = token as Partial<Record<keyof SessionClaims, unknown>>
  if (typeof provedAt !== 'number' || typeof madeAt !== 'number') return undefined
  return { provedAt: new Date(provedAt * 1000), sessionSince: new Date(madeAt * 1000) }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
