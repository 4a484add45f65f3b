import * as z from 'zod/mini'
import { dayOf, daysAfter } from '../india-day.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { type Money, waitsToBegin } from '../payments/money-gate.ts'
import type { ClaimReason } from './claim-reason.ts'

/** The number of days after delivery in which a problem can be reported on the order's page. */
const ClaimDays = z
  .int({ error: 'A whole number of days' })
  .check(z.gte(1, { error: 'At least a day' }), z.lte(365, { error: 'At most a year' }))
export const firstClaimDays = 14
export const claimSettingsField = { claimDays: ClaimDays }

/** The maximum number of claims per order. */
export const maxClaims = 10

type Delivered = Pick<StoredOrder, 'status' | 'timeline' | 'updatedAt'>
type Claimed = Delivered & Money & Pick<StoredOrder, 'promise' | 'proof'>
type When = { readonly at: Date; readonly claimDays: number }

/**
 * Returns the last day in IST on which a problem with an order can be reported on its page; undefined until it is delivered. Legal rights last longer:
 * defective goods are still taken back when the buyer writes.
 */
export function claimableUntil(order: Delivered, claimDays: number): string | undefined {
  if (order.status !== 'delivered') return undefined
  const deliveredAt = order.timeline.findLast(({ to }) => to === 'delivered')?.at ?? order.updatedAt
  return daysAfter(dayOf(deliveredAt), claimDays)
}

/**
 * Returns the reasons that can be given for a claim now. An order that still waits for its customer's money or answer is not late. If there are none,
 * `claimRefusal` says why.
 */
export function claimableReasons(order: Claimed, { at, claimDays }: When): readonly ClaimReason[] {
  const until = claimableUntil(order, claimDays)
  const isLate =
    order.promise !== undefined && order.promise.by < dayOf(at) && !waitsToBegin(order) && !asksCustomer(order)
  if (until === undefined) return isLate && order.status !== 'cancelled' ? ['late'] : []
  if (until < dayOf(at)) return []
  return ['wrong_print', 'damaged', 'wrong_size', 'missing', 'late', 'other']
}

/** Whether production waits for the customer's answer to the proof. */
const asksCustomer = ({ status, proof }: Pick<StoredOrder, 'status' | 'proof'>) =>
  status === 'placed' && proof?.awaits === 'customer'

/** Returns why a problem cannot be reported for this reason, and what to do instead; undefined if it can. */
export function claimRefusal(order: Claimed, reason: ClaimReason, when: When): string | undefined {
  if (claimableReasons(order, when).includes(reason)) return undefined
  if (order.status === 'cancelled') return 'This order was cancelled. If something is wrong, please write to us.'
  const until = claimableUntil(order, when.claimDays)
  if (until !== undefined)
    return `Problems can be reported here for ${when.claimDays} days after delivery. Please write to us instead: we will still help.`
  if (reason === 'late' && waitsToBegin(order))
    return 'We start on this order once we have received your payment. If you have already paid, please write to us.'
  if (reason === 'late' && asksCustomer(order))
    return 'We start printing once you have approved the proof. If you have answered already, please write to us.'
  if (reason === 'late') return 'Your order is not late yet. If you need it earlier, please write to us.'
  return 'You can report this once your order has been delivered. Until then, please write to us.'
}
