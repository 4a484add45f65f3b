import { productUnavailable } from '@teeshala/contract/catalogue/refusals'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../http/caller/caller.ts'
import { orderNotFound } from '../orders/find-order.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'

type Shirt = Exclude<StoredLine, { kind: 'paper' }>

/** Returns the ordered lines, one per product; empty if the order has not been delivered. */
export function reviewableLines({ status, lines }: Pick<StoredOrder, 'status' | 'lines'>): Shirt[] {
  if (status !== 'delivered') return []
  const shirts = lines.flatMap((line) => (line.kind === 'paper' ? [] : [line]))
  return [...new Map(shirts.toReversed().map((line) => [line.productId, line])).values()].toReversed()
}

/** Returns the caller's own order; throws NOT_FOUND otherwise: for others it does not exist. */
export function ownOrder<Order extends StoredOrder>(
  order: Order | undefined,
  caller: Caller,
  token: string | undefined,
): Order {
  if (!order || !isCustomersOwn(order, caller, token)) throw orderNotFound()
  return order
}

/** Returns the line with which somebody bought a product; throws if they have not, or not yet. */
export function boughtLine(order: StoredOrder, productId: string): Shirt {
  const line = reviewableLines(order).find((each) => each.productId === productId)
  if (line) return line
  if (order.status !== 'delivered')
    throw new AppError('CONFLICT', 'You can review a product once it has been delivered.')
  throw new AppError('NOT_FOUND', productUnavailable)
}

/** Returns the id of the review of a product and order, without revealing the order's id. */
export function reviewId(orderId: string, productId: string): string {
  return sha256(`review of ${productId} in ${orderId}`).slice(0, 32)
}
