import type { Contact } from '@teeshala/contract/orders/order'
import type { RateLimit } from '../firestore/rate-limit.ts'
import type { Sender } from '../http/sender.ts'

const windowMs = 3_600_000
const refusal = 'You have placed too many orders in an hour. Please sign in, or try again later.'

/** So many orders an hour are taken without more ado of one person; a whole college may order from one network. */
const freeOfOne = 10
const freeOfNetwork = 40
const timesUntilRefused = 10

/**
 * How often one may order without an account: each such order takes stock and nobody has proven who they are. Counted by
 * the anonymous sign-in, by what the shop could reach them under, and by the network. Phone and email count for each network apart: somebody else
 * may have written them down. With an account only orders count whose mails go to an email that is not the account's: it may be anybody's.
 */
export function orderRateLimits(
  { caller, network }: Pick<Sender, 'caller' | 'network'>,
  { phone, email }: Contact,
  ownEmail: string,
): RateLimit[] {
  const limit = (who: string, free: number) => ({
    name: `orders of ${who}`,
    free,
    most: free * timesUntilRefused,
    windowMs,
    refusal,
  })
  const address = email.toLowerCase()
  if (caller.kind === 'customer') return email === '' || email === ownEmail ? [] : [limit(address, freeOfOne)]
  const reached = [phone, address].filter(Boolean).map((each) => `${each} from ${network}`)
  return [
    ...(caller.kind === 'guest' ? [limit(caller.uid, freeOfOne)] : []),
    ...reached.map((each) => limit(each, freeOfOne)),
    ...(network ? [limit(network, freeOfNetwork)] : []),
  ]
}
