import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, canMovePayment, type PaymentStatus } from '@teeshala/contract/orders/payment'
import { statusOfWord, statusWords } from '@teeshala/contract/orders/status-words'
import { paymentMovedTo, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { staffNote } from '../audit/staff-note.ts'
import type { Deps } from '../deps.ts'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { bulkAnswer } from '../orders/bulk-answer.ts'
import { findOrder } from '../orders/find-order.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { shirtAnswer } from '../orders/shirt-answer.ts'
import { writeMove } from '../orders/write-move.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { forbiddenMove } from './forbidden-move.ts'

type AskedMove = {
  readonly status: OrderStatus | undefined
  readonly paymentStatus: PaymentStatus | undefined
  readonly note: string | undefined
}

/** Moves a shop or single order: its fulfilment, its payment or both, as the rules allow. */
export async function moveOrder({ caller, params, body }: Call<'moveOrder'>, deps: Deps): Reply<'moveOrder'> {
  const { paymentStatus, note } = body
  const status = body.status ?? (body.isDelivered ? 'delivered' : undefined)
  return ok(shirtAnswer(await move(['shop', 'single'], params.id, { status, paymentStatus, note }, caller.uid, deps)))
}

/** Moves a bulk order, in the workshop's words. */
export async function moveBulkOrder(
  { caller, params, body }: Call<'moveBulkOrder'>,
  deps: Deps,
): Reply<'moveBulkOrder'> {
  const { paymentStatus, note } = body
  const status = body.status && statusOfWord(body.status)
  return ok(bulkAnswer(await move(['bulk'], params.id, { status, paymentStatus, note }, caller.uid, deps)))
}

/** Moves an order of one of these kinds by staff. What was paid through the gateway goes back first where the move asks for that. */
async function move(
  kinds: readonly OrderKind[],
  id: string,
  { note: remark, ...asked }: AskedMove,
  uid: string,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  const { db } = deps
  const isOfKind = ({ kind }: StoredOrder) => kinds.includes(kind)
  const [shop, note] = await Promise.all([currentSettings(db), staffNote(uid, deps)])
  const isRefunded = await refundWhatWasPaid(id, isOfKind, asked, deps)
  return transact(deps, async (transaction) => {
    const order = documentOf(await transaction.get(ordersIn(db).doc(id)))
    if (!order || !isOfKind(order)) throw orderNotFound()
    if (await note.isMade(transaction)) return order
    // The gateway may have told of the refund before this transaction came to it.
    const isKnown = isRefunded && order.payment.status === 'refunded'
    const paymentStatus = isKnown ? undefined : isRefunded ? 'refunded' : asked.paymentStatus
    refuseForbiddenMove(order, { ...asked, paymentStatus })
    const payment = paymentStatus && { now: paymentMovedTo(order.payment, paymentStatus), passed: [paymentStatus] }
    const { at } = note
    return writeMove(order, { status: asked.status, payment, by: 'staff', remark }, { transaction, db, shop, at, note })
  })
}

type Moves = Omit<AskedMove, 'note'>

/**
 * Has the gateway return what was paid through it, where the move asks for that or cancels the order. Before the order is
 * changed, so that none reads 'refunded' whose money is still here; it can be done again without returning it twice.
 */
async function refundWhatWasPaid(
  id: string,
  isOfKind: (order: StoredOrder) => boolean,
  asked: Moves,
  deps: Deps,
): Promise<boolean> {
  if (asked.paymentStatus !== 'refunded' && asked.status !== 'cancelled') return false
  const order = await findOrder(id, isOfKind, deps.db)
  const paymentIds = order.payment.gateway?.paymentIds ?? []
  if (order.payment.status !== 'paid' || paymentIds.length === 0) return false
  refuseForbiddenMove(order, asked)
  for (const paymentId of paymentIds) await refundPayment(paymentId, deps)
  return true
}

function refuseForbiddenMove({ kind, status: from, fulfilment, payment }: StoredOrder, asked: Moves): void {
  const { status, paymentStatus } = asked
  const label = (each: OrderStatus) => statusWords(kind, each, fulfilment.kind).label
  if (status && !canMoveOrder(from, status, fulfilment.kind)) throw forbiddenMove(label(from), label(status))
  if (paymentStatus && !canMovePayment(payment.status, paymentStatus)) {
    throw forbiddenMove(adminPaymentLabels[payment.status], adminPaymentLabels[paymentStatus])
  }
}
