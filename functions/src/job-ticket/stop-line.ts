import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { closedGates } from '@teeshala/contract/payments/money-gate'
import { whyNotForThePress } from '@teeshala/contract/production/for-the-press'

/** Returns the warning on the job ticket of an order that must not be printed, or not yet; undefined if it may be. */
export function stopLine(order: StoredOrder): string | undefined {
  if (order.status === 'cancelled') return 'This order is cancelled. Do not make it.'
  const why = whyNotForThePress(order)
  if (why) return `${why} Do not print yet.`
  return closedGates(order).includes('production') ? 'This order waits for its advance. Do not print yet.' : undefined
}
