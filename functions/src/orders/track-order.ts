import { randomBytes } from 'node:crypto'
import { orderNotTracked } from '@teeshala/contract/orders/search/track-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { visitOf } from '../http/caller/visit.ts'
import { type Handler, ok } from '../http/handler.ts'
import { hashOfToken } from './may-see-order.ts'

const refusal = 'Too many attempts. Please use the link in your email, or try again in an hour.'
const limitsOf = (orderId: string, contact: string, network: string | undefined): RateLimit[] => [
  { name: `tracking ${orderId} from ${network}`, free: 10, most: 30, refusal },
  { name: `tracking by ${contact} from ${network}`, free: 10, most: 30, refusal },
  { name: `tracking ${orderId}`, free: 30, most: Number.POSITIVE_INFINITY, refusal },
  { name: `tracking by ${contact}`, free: 30, most: Number.POSITIVE_INFINITY, refusal },
  ...(network ? [{ name: `tracking from ${network}`, free: 40, most: 300, refusal }] : []),
]

/** How many browsers can have access to one order this way. */
const mostTokens = 10

/**
 * Gives access to an order to whoever knows its number and its phone or email. Per network, ten wrong attempts an hour are allowed for each number and
 * each contact, further ones need a challenge; attempts from elsewhere lock nobody out. Response, timing and writes do not reveal whether the order
 * exists.
 */
export const trackOrder: Handler<'trackOrder'> = async ({ body, request }, deps) => {
  const { orderId, contact } = body
  const document = ordersIn(deps.db).doc(orderId)
  const trackingToken = randomBytes(32).toString('base64url')
  const { network, solved } = await visitOf(request, deps)
  const isFound = await transact(deps, async (transaction) => {
    const count = await enforceRateLimits(transaction, limitsOf(orderId, contact, network), deps, solved)
    const order = await transaction.read(document)
    if (!order || !contactsOf(order).includes(contact)) {
      count()
      return false
    }
    const hashes = [hashOfToken(trackingToken), ...(order.trackedTokenHashes ?? [])]
    transaction.update(document, { trackedTokenHashes: hashes.slice(0, mostTokens) })
    return true
  })
  if (!isFound) throw new AppError('NOT_FOUND', orderNotTracked)
  return ok({ _id: orderId, trackingToken })
}

const contactsOf = ({ contact, fulfilment }: StoredOrder): (string | undefined)[] => [
  contact.phone,
  contact.email.toLowerCase(),
  fulfilment.kind === 'ship' ? fulfilment.address.phone : undefined,
]
