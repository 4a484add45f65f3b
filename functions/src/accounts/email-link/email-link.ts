import { isKeyedDigest, keyedDigest } from '../../crypto/signatures.ts'
import { publicOrigin } from '../../environment/public-origin.ts'
import type { Deps } from '../../ports/deps.ts'

type Signing = Pick<Deps, 'orderSecret' | 'now'>
type Account = { readonly uid: string; readonly email: string }

const holdsForMs = 24 * 3_600_000

/**
 * Returns the link that confirms an account's email. The token is in the fragment, so it never reaches a server log; nothing is stored for
 * it, and it becomes invalid when the email changes.
 */
export function emailLink({ uid, email }: Account, { orderSecret, now }: Signing): string {
  const untilMs = String(now().getTime() + holdsForMs)
  const signature = keyedDigest(orderSecret, 'email link', uid, email, untilMs).toString('base64url')
  return `${publicOrigin()}/confirm-email#${[uid, untilMs, signature].join('.')}`
}

/** Returns the account id that a token claims to be for; not verified. */
export const uidOfEmailLink = (token: string) => token.split('.', 1)[0] ?? ''

/** Returns whether a token is a valid, unexpired link token for this account and its current email. */
export function opensEmailLink(token: string, { uid, email }: Account, { orderSecret, now }: Signing): boolean {
  const [, untilMs = '', signature = ''] = token.split('.')
  const isOurs = isKeyedDigest(signature, 'base64url', orderSecret, 'email link', uid, email, untilMs)
  return isOurs && Number(untilMs) > now().getTime()
}
