import type { Request } from 'express'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { AppError } from '../../errors/app-error.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Caller } from './caller.ts'
import { signInOf } from './session-token.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*)$/
const maxTokenLength = 8192
/** How far Google's clock may run ahead of ours. */
const clockSkewMs = 60_000

/** Codes of the Admin SDK that say 'this token is no good'; any other failure is ours and not the caller's. */
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
 * Who calls, by the request's bearer token: an ID token of this project, signed by Firebase, neither expired nor of a sign-in
 * that was revoked since, of an account that is not disabled. UNAUTHENTICATED for any other token; no token is a visitor.
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

/** The account is asked here and not by the Admin SDK, which believes that a custom token is a sign-in of the moment it is used. */
async function verify(token: string, auth: Auth): Promise<[DecodedIdToken, UserRecord]> {
  try {
    const claims = await auth.verifyIdToken(token)
    return [claims, await auth.getUser(claims.uid)]
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    const isOurFault = /Error fetching|network|ECONN|ETIMEDOUT/i.test(message ?? '')
    if (code !== undefined && refusals.has(code) && !isOurFault) throw refused()
    throw new AppError('UNAVAILABLE', 'Sign-in cannot be checked at the moment. Please try again.', {
      retryAfterSeconds: 5,
    })
  }
}

/** Firebase keeps the moment in whole seconds. */
function isRevoked(sessionSince: Date, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && sessionSince < new Date(tokensValidAfterTime)
}

/** The account says what is proved: a token may be older. */
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
