import type { Contact } from '@teeshala/contract/orders/order'
import type { RateLimit } from '../firestore/rate-limit.ts'
import type { Caller } from '../http/caller.ts'

const windowMs = 3_600_000
const refusal = 'You have placed too many orders in an hour. Please sign in, or try again later.'

/**
 * How often one may order without an account: each such order takes stock and nobody has proven who they are. Counted by
 * the anonymous sign-in and by what the shop could reach them under; orders with neither share one limit.
 * With an account only orders count whose mails go to an email that is not the account's: it may be anybody's.
 */
export function orderRateLimits(caller: Caller, { phone, email }: Contact, ownEmail: string): RateLimit[] {
  const ofOne = (who: string) => ({ name: `orders of ${who}`, most: 10, windowMs, refusal })
  if (caller.kind === 'customer') return email === '' || email === ownEmail ? [] : [ofOne(email.toLowerCase())]
  const known = [caller.kind === 'guest' ? caller.uid : '', phone, email.toLowerCase()].filter(Boolean)
  if (known.length === 0) return [{ name: 'orders of nobody', most: 300, windowMs, refusal }]
  return known.map(ofOne)
}
