import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Deps } from '../../ports/deps.ts'

/** When the credentials were last presented, and when the session started, both in seconds since 1970. */
type SessionClaims = { readonly provedAt: number; readonly madeAt: number }

type Session = {
  /** When the person last presented their credentials. */
  readonly provedAt: Date
  /** When the session started: whatever ends earlier sessions ends it, too. */
  readonly since: Date
}

/**
 * Returns a custom token for the browser's session. Firebase treats every use as a new sign-in, so the token carries the time of the real
 * sign-in and the start of the session: `signInOf` reads them.
 */
export function sessionToken(uid: string, { provedAt, since }: Session, { auth }: Pick<Deps, 'auth'>): Promise<string> {
  const claims: SessionClaims = { provedAt: seconds(provedAt), madeAt: seconds(since) }
  return auth.createCustomToken(uid, claims)
}

/**
 * Returns when the person presented their credentials and when their session started, from the claims of an ID token. Undefined for a custom
 * token without these claims.
 */
export function signInOf(token: DecodedIdToken): { provedAt: Date; sessionSince: Date } | undefined {
  const authTime = new Date(token.auth_time * 1000)
  if (token.firebase?.sign_in_provider !== 'custom') return { provedAt: authTime, sessionSince: authTime }
  const { provedAt, madeAt } = token as Partial<Record<keyof SessionClaims, unknown>>
  if (typeof provedAt !== 'number' || typeof madeAt !== 'number') return undefined
  return { provedAt: new Date(provedAt * 1000), sessionSince: new Date(madeAt * 1000) }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
