import { isOutForDelivery } from '@teeshala/contract/orders/parcel-steps'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { type Moving, moveCall } from '../record/move-call.ts'

/** The result for one of many orders. */
export type Outcome = { order: AnyOrder; isMoved: true } | { order: AnyOrder; isMoved: false; reason: string }

/**
 * Moves one of many orders. If the response is lost, it tries once more; the rules refuse a second move, so an order
 * that is then in the target status was moved by the first.
 */
export async function moveOne(order: AnyOrder, moving: Moving): Promise<Outcome> {
  try {
    return { order: await moveCall(order, moving), isMoved: true }
  } catch (error) {
    return isLost(error) ? again(order, moving) : notMoved(order, error)
  }
}

async function again(order: AnyOrder, moving: Moving): Promise<Outcome> {
  try {
    return { order: await moveCall(order, moving), isMoved: true }
  } catch (error) {
    if (!failedWith(error, 'FORBIDDEN_MOVE')) return notMoved(order, error)
    const now = await api('readOrder', { params: { id: order._id } }).catch(() => order)
    return isThere(now, moving) ? { order: now, isMoved: true } : notMoved(now, error)
  }
}

const isLost = (error: unknown) => failedWith(error, 'UNREACHABLE', 'TIMED_OUT', 'UNAVAILABLE')

const notMoved = (order: AnyOrder, error: unknown): Outcome => ({
  order,
  isMoved: false,
  reason: sentenceFor(error, texts.failedToUpdateTheOrder),
})

function isThere(order: AnyOrder, { request }: Moving): boolean {
  if ('outForDelivery' in request) return isOutForDelivery({ status: statusOf(order), timeline: order.timeline })
  if ('cameBack' in request) return statusOf(order) === 'cancelled'
  return 'status' in request ? statusOf(order) === request.status : order.paymentStatus === request.paymentStatus
}
