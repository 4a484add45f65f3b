import type { Contact } from '@teeshala/contract/orders/order'
import { countedOf } from '../../firestore/counted-of.ts'
import type { RateLimit } from '../../firestore/rate-limit.ts'
import type { Sender } from '../../http/caller/sender.ts'

const windowMs = 3_600_000
const refusal = 'You have placed too many orders in an hour. Please sign in, or try again later.'

/** So many orders an hour are taken without more ado of one person; a whole college may order from one network. */
const freeOfOne = 10
const freeOfNetwork = 40
const timesUntilRefused = 10

type From = Pick<Sender, 'caller' | 'network'>

/**
 * Returns whom an order is counted under: an account, an anonymous sign-in, or else the email or phone that it names. All of these but an account
 * are free to invent, so that what must hold goes by the network, too.
 */
export function whoOrders({ caller }: Pick<Sender, 'caller'>, { phone, email }: Contact): string | undefined {
  if (caller.kind !== 'visitor') return `${caller.kind} ${caller.uid}`
  const reached = email.toLowerCase() || phone
  return reached ? `visitor ${reached}` : undefined
}

/**
 * How often one may order without an account: each such order takes stock and nobody has proven who they are. With an account only orders count whose
 * mails go to an email that is not the account's: it may be anybody's.
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
