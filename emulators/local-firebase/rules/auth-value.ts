import { jsonMap } from './json-values.ts'
import type { RulesValue } from './values/rules-value.ts'

/** The claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>>

/** Returns what rules see as `request.auth`: null for a caller without a token, or whose token names nobody. */
export function authValue(claims: Claims | null): RulesValue {
  const uid = claims?.user_id ?? claims?.sub
  if (!claims || typeof uid !== 'string' || uid === '') return null
  return new Map<string, RulesValue>([
    ['uid', uid],
    ['token', jsonMap(claims)],
  ])
}
