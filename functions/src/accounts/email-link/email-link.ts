import { isKeyedDigest, keyedDigest } from '../../crypto/signatures.ts'
import { publicOrigin } from '../../environment/public-origin.ts'
import type { Deps } from '../../ports/deps.ts'

type Signing = Pick<Deps, 'orderSecret' | 'now'>
type Account = { readonly uid: string; readonly email: string }

const holdsForMs = 24 * 3_600_000

/**
 * Returns the link by which an account's email is confirmed. Its token stands behind a #, so that no server writes it into its log; nothing is stored for
 * it, and with another email it is worth nothing.
 */
export function emailLink({ uid, email }: Account, { orderSecret, now }: Signing): string {
  const untilMs = String(now().getTime() + holdsForMs)
  const signature = keyedDigest(orderSecret, 'email link', uid, email, untilMs).toString('base64url')
  return `${publicOrigin()}/confirm-email#${[uid, untilMs, signature].join('.')}`
}

/** Returns whose link a token is of, as it says itself. */
export const uidOfEmailLink = (token: string) => token.split('.', 1)[0] ?? ''

/** Whether a token is that of the link to this account and its present email, and not worn out. */
export function opensEmailLink(token: string, { uid, email }: Account, { orderSecret, now }: Signing): boolean {
  const [, untilMs = '', signature = ''] = token.split('.')
  const isOurs = isKeyedDigest(signature, 'base64url', orderSecret, 'email link', uid, email, untilMs)
  return isOurs && Number(untilMs) > now().getTime()
}
