import type { StoredOrder } from '../orders/stored-order.ts'
import { lapsesUnpaid } from '../payments/payment-time.ts'
import { notConfirmedYet, notForThePress } from './production-order.ts'

type Waiting = Pick<StoredOrder, 'kind' | 'status' | 'payment' | 'heldUntil'>

/** Returns why the press cannot start an order yet; undefined if it can. Only the office may confirm an order by starting it. */
export function whyNotForThePress(order: Waiting): string | undefined {
  if (lapsesUnpaid(order)) return notForThePress
  return order.status === 'placed' && order.heldUntil !== undefined ? notConfirmedYet : undefined
}
