import { jsonMap } from './json-values.ts'
import type { RulesValue } from './values/rules-value.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Who calls: the server itself, whom no rule binds, or a client with the claims of its ID token, or with none. */
export type Caller = 'server' | { readonly claims: Claims | null }

export class InvalidToken extends Error {}

/**
 * Reads an Authorization header as Google's emulators do: 'Bearer owner', which the Admin SDK sends to an emulator, is the
 * server; a JWT is believed without its signature being checked, since emulator tokens have none. Throws InvalidToken for
 * anything else and for a JWT that has expired.
 */
export function callerOf(authorization: string | undefined, now: Date = new Date()): Caller {
  if (!authorization) return { claims: null }
  const token = /^(?:Bearer|Firebase) +(\S+)$/i.exec(authorization)?.[1]
  if (token === 'owner') return 'server'
  const claims = readClaims(token?.split('.')[1] ?? '')
  if (typeof claims.exp === 'number' && claims.exp * 1000 < now.getTime())
    throw new InvalidToken('The token has expired')
  return { claims }
}

function readClaims(payload: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as Claims
  } catch {
    throw new InvalidToken('The token cannot be read')
  }
  throw new InvalidToken('The token carries no claims')
}

/** What rules see as `request.auth`. */
export function authValue(claims: Claims | null): RulesValue {
  if (!claims) return null
  const uid = claims.user_id ?? claims.sub
  if (typeof uid !== 'string') return null
  return new Map<string, RulesValue>([
    ['uid', uid],
    ['token', jsonMap(claims)],
  ])
}
