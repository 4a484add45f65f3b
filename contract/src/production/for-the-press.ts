import type { StoredOrder } from '../orders/stored-order.ts'
import { missingBefore } from '../payments/money-gate.ts'
import { lapsesUnpaid } from '../payments/payment-time.ts'
import { waitsForProof } from '../proofs/proof-gate.ts'
import { notConfirmedYet, notForThePress } from './production-order.ts'

type Waiting = Pick<StoredOrder, 'kind' | 'status' | 'payment' | 'heldUntil'>

/** Returns why the press cannot start an order yet; undefined if it can. Only the office may confirm an order by starting it. */
export function whyNotForThePress(order: Waiting): string | undefined {
  if (lapsesUnpaid(order)) return notForThePress
  return order.status === 'placed' && order.heldUntil !== undefined ? notConfirmedYet : undefined
}

/**
 * Returns whether the press may begin an order: it is placed and confirmed, what must be paid before production is paid or waived, and its proof, if it
 * needs one, is approved or waived. `hash` is that of its present design.
 */
export function mayBegin(order: Waiting & Pick<StoredOrder, 'fulfilment' | 'proof'>, hash: string): boolean {
  if (order.status !== 'placed' || whyNotForThePress(order)) return false
  return missingBefore('in_production', order) === 0 && !waitsForProof(order.proof, hash)
}
