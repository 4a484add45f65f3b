import type { Request } from 'express'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { AppError } from '../../errors/app-error.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Caller } from './caller.ts'
import { signInOf } from './session-token.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*)$/
const maxTokenLength = 8192
/** How far Google's clock may be ahead of ours. */
const clockSkewMs = 60_000

/** Admin SDK codes for an invalid token; any other failure is ours, not the caller's. */
const refusals = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/tenant-id-mismatch',
])

/**
 * Identifies the caller by the bearer token: a valid Firebase ID token of this project, not expired, not
 * revoked, of an enabled account. UNAUTHENTICATED for any other token; a visitor without one.
 */
export async function authenticate(request: Request, deps: Pick<Deps, 'auth' | 'now'>): Promise<Caller> {
  const headers = request.headersDistinct.authorization
  if (headers === undefined) return { kind: 'visitor' }
  const token = headers.length === 1 ? bearer.exec(headers[0] ?? '')?.[1] : undefined
  if (token === undefined || token.length > maxTokenLength) throw refused()
  const [claims, record] = await verify(token, deps.auth)
  if (claims.iat * 1000 > deps.now().getTime() + clockSkewMs) throw refused()
  const signIn = signInOf(claims)
  if (record.disabled || !signIn || isRevoked(signIn.sessionSince, record)) throw refused()
  return callerOf(claims, record, signIn)
}

/** The revocation check is ours, because the Admin SDK treats every use of a custom token as a new sign-in. */
async function verify(token: string, auth: Auth): Promise<[DecodedIdToken, UserRecord]> {
  try {
    const claims = await auth.verifyIdToken(token)
    return [claims, await auth.getUser(claims.uid)]
  } catch (error) {
    throw isRefusedToken(error) ? refused() : signInUnchecked()
  }
}

/** Whether the Admin SDK says that a token is no good; any other failure is ours and not the caller's. */
export function isRefusedToken(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  const isOurFault = /Error fetching|network|ECONN|ETIMEDOUT/i.test(message ?? '')
  return code !== undefined && refusals.has(code) && !isOurFault
}

/** The refusal of a call whose token nobody can check at the moment. */
export function signInUnchecked(): AppError {
  return new AppError('UNAVAILABLE', 'Sign-in cannot be checked at the moment. Please try again.', {
    retryAfterSeconds: 5,
  })
}

/** Firebase stores this time in whole seconds. */
function isRevoked(sessionSince: Date, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && sessionSince < new Date(tokensValidAfterTime)
}

/** Verified contacts come from the account, because the token may be older. */
function callerOf(
  token: DecodedIdToken,
  record: UserRecord,
  { provedAt, sessionSince }: NonNullable<ReturnType<typeof signInOf>>,
): Caller {
  const provider = token.firebase?.sign_in_provider
  if (provider === 'anonymous') return { kind: 'guest', uid: token.uid }
  return {
    kind: 'customer',
    uid: token.uid,
    isAdmin: token.admin === true,
    signedInAt: provedAt,
    sessionSince,
    provider: provider ?? 'unknown',
    isProved: record.emailVerified || record.phoneNumber !== undefined,
    isEmailProved: record.emailVerified,
  }
}

function refused(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in again.')
}
