import type { MoveOrderRequest, StoredOrder } from '@teeshala/contract/orders/order'
import { canMoveOrder, type OrderStatus, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, canMovePayment } from '@teeshala/contract/orders/payment'
import { staffNote } from '../audit/staff-note.ts'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { forbiddenMove } from './forbidden-move.ts'
import { orderAnswer } from './order-answer.ts'
import { orderNotFound } from './order-not-found.ts'
import { writeMove } from './write-move.ts'

/** Moves an order's fulfilment, payment or both as the rules allow; a cancelled order gives its pieces back. */
export async function moveOrder(
  { caller, params, body }: Call<'admin', { id: string }, unknown, MoveOrderRequest>,
  deps: Deps,
): Promise<Answer> {
  const { db } = deps
  const document = db.doc(`orders/${params.id}`)
  const [shop, note] = await Promise.all([currentSettings(db), staffNote(caller.uid, deps)])
  const status = body.status ?? (body.isDelivered ? 'delivered' : undefined)
  const isRefunded = await giveMoneyBack(params.id, { ...body, status }, deps)
  const moved = await transact(deps, async (transaction) => {
    const order = keptOrUndefined<StoredOrder>(await transaction.get(document))
    if (!order) throw orderNotFound()
    if (await note.isMade(transaction)) return order
    // The gateway may have told of the refund before this transaction came to it.
    const isKnown = isRefunded && order.paymentStatus === 'refunded'
    const paymentStatus = isKnown ? undefined : isRefunded ? 'refunded' : body.paymentStatus
    refuseForbiddenMove(order, { paymentStatus, status })
    const move = { status, paymentStatus, by: 'staff', remark: body.note } as const
    return writeMove(order, move, { transaction, db, note, shop })
  })
  return ok(orderAnswer(moved))
}

/**
 * Has the gateway return what was paid through it, where the move asks for that or cancels the order. Before the order is
 * changed, so that none reads 'refunded' whose money is still here; it can be done again without returning it twice.
 */
async function giveMoneyBack(
  id: string,
  move: Pick<MoveOrderRequest, 'paymentStatus'> & { status: OrderStatus | undefined },
  deps: Deps,
): Promise<boolean> {
  if (move.paymentStatus !== 'refunded' && move.status !== 'cancelled') return false
  const order = keptOrUndefined<StoredOrder>(await deps.db.doc(`orders/${id}`).get())
  if (order?.paymentStatus !== 'paid' || !order.gateway?.paymentId) return false
  refuseForbiddenMove(order, move)
  await refundPayment(order.gateway.paymentId, deps)
  return true
}

function refuseForbiddenMove(
  order: StoredOrder,
  { status, paymentStatus }: Pick<MoveOrderRequest, 'paymentStatus'> & { status: OrderStatus | undefined },
): void {
  if (status && !canMoveOrder(order.status, status)) {
    throw forbiddenMove(orderStatusLabels[order.status], orderStatusLabels[status])
  }
  if (paymentStatus && !canMovePayment(order.paymentStatus, paymentStatus)) {
    throw forbiddenMove(adminPaymentLabels[order.paymentStatus], adminPaymentLabels[paymentStatus])
  }
}
