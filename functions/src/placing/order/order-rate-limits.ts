import type { Contact } from '@teeshala/contract/orders/order'
import { countedOf } from '../../firestore/counted-of.ts'
import type { RateLimit } from '../../firestore/rate-limit.ts'
import type { Sender } from '../../http/caller/sender.ts'

const windowMs = 3_600_000
const refusal = 'You have placed too many orders in an hour. Please sign in, or try again later.'

/** Orders per hour from one person without a challenge; a whole college may order from one network. */
const freeOfOne = 10
const freeOfNetwork = 40
const timesUntilRefused = 10

type From = Pick<Sender, 'caller' | 'network'>

/**
 * Returns the identity an order is counted under: an account, an anonymous sign-in, or the email or phone that it names. All but accounts
 * can be invented, so limits that must hold also count by network.
 */
export function whoOrders({ caller }: Pick<Sender, 'caller'>, { phone, email }: Contact): string | undefined {
  if (caller.kind !== 'visitor') return `${caller.kind} ${caller.uid}`
  const reached = email.toLowerCase() || phone
  return reached ? `visitor ${reached}` : undefined
}

/**
 * Returns the rate limits for orders without an account: each takes stock for an unknown person. With an account only orders count whose
 * mails go to another email than the account's, which may be anybody's.
 */
export function orderRateLimits(from: From, contact: Contact, ownEmail: string): RateLimit[] {
  const { caller, network } = from
  const limit = (counted: Pick<RateLimit, 'name' | 'what'>, free: number): RateLimit => ({
    ...counted,
    free,
    most: free * timesUntilRefused,
    windowMs,
    refusal,
  })
  if (caller.kind === 'customer') {
    const { email } = contact
    const isOwn = email === '' || email === ownEmail
    return isOwn ? [] : [limit({ name: email.toLowerCase(), what: 'orders' }, freeOfOne)]
  }
  const who = whoOrders(from, contact)
  return [
    ...(who ? [limit(countedOf('orders', who, network), freeOfOne)] : []),
    ...(network ? [limit({ name: network, what: 'orders' }, freeOfNetwork)] : []),
  ]
}
