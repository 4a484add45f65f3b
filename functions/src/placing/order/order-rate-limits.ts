import type { Contact } from '@teeshala/contract/orders/order'
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
 * Returns whom an order is counted under: an account, an anonymous sign-in, or else the email or phone that it names, for each network apart, because
 * somebody else may have written them down. All of these but an account are free to invent, so that what must hold goes by the network, too.
 */
export function whoOrders({ caller, network }: From, { phone, email }: Contact): string | undefined {
  if (caller.kind !== 'visitor') return `${caller.kind} ${caller.uid}`
  const reached = email.toLowerCase() || phone
  return reached ? `${reached} from ${network}` : undefined
}

/**
 * How often one may order without an account: each such order takes stock and nobody has proven who they are. With an account only orders count whose
 * mails go to an email that is not the account's: it may be anybody's.
 */
export function orderRateLimits(from: From, contact: Contact, ownEmail: string): RateLimit[] {
  const { caller, network } = from
  const limit = (name: string | undefined, free: number): RateLimit[] =>
    name ? [{ name, what: 'orders', free, most: free * timesUntilRefused, windowMs, refusal }] : []
  if (caller.kind !== 'customer')
    return [...limit(whoOrders(from, contact), freeOfOne), ...limit(network, freeOfNetwork)]
  const { email } = contact
  return email === '' || email === ownEmail ? [] : limit(email.toLowerCase(), freeOfOne)
}
