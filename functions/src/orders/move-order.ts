import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { MoveOrderRequest, StoredOrder, StoredTimelineEntry } from '@teeshala/contract/orders/order'
import { canMoveOrder, type OrderStatus, orderStatusLabels, returnsStock } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, canMovePayment } from '@teeshala/contract/orders/payment'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { AppError } from '../app-error.ts'
import { staffNote } from '../audit/staff-note.ts'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { giveBack } from '../payments/give-back.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { orderAnswer } from './order-answer.ts'
import { orderMail } from './order-mail.ts'

/** Moves an order's fulfilment, payment or both as the rules allow; a cancelled order gives its pieces back. */
export async function moveOrder(
  { caller, params, body }: Call<'admin', { id: string }, unknown, MoveOrderRequest>,
  deps: Deps,
): Promise<Answer> {
  const { db } = deps
  const document = db.doc(`orders/${params.id}`)
  const [settings, note] = await Promise.all([currentSettings(db), staffNote(caller.uid, deps)])
  const status = body.status ?? (body.isDelivered ? 'delivered' : undefined)
  const isRefunded = await giveMoneyBack(params.id, { ...body, status }, deps)
  const moved = await transact(deps, async (transaction) => {
    const order = keptOrUndefined<StoredOrder>(await transaction.get(document))
    if (!order) throw new AppError('NOT_FOUND', 'There is no such order.')
    if (await note.isMade(transaction)) return order
    // The gateway may have told of the refund before this transaction came to it.
    const isKnown = isRefunded && order.paymentStatus === 'refunded'
    const paymentStatus = isKnown ? undefined : isRefunded ? 'refunded' : body.paymentStatus
    refuseForbiddenMove(order, { paymentStatus, status })
    const returned = status && returnsStock(status) ? await stockReturned(order, transaction, db) : []

    const { at } = note
    const stamp = { by: 'staff', at, ...(body.note && { note: body.note }) } as const
    const steps: StoredTimelineEntry[] = [
      ...(paymentStatus ? [{ kind: 'payment', to: paymentStatus, ...stamp } as const] : []),
      ...(status ? [{ kind: 'status', to: status, ...stamp } as const] : []),
    ]
    const changes = {
      ...(paymentStatus && { paymentStatus }),
      ...(status && { status, isDelivered: status === 'delivered' }),
      timeline: [...order.timeline, ...steps],
      updatedAt: at,
    }
    const result = { ...order, ...changes }
    transaction.update(document, changes)
    for (const { path, stock } of returned) transaction.update(db.doc(path), { stock })
    const mail = status && orderMail(result, status, settings, at)
    if (mail) transaction.set(db.doc(`mail/${order._id}-${status}`), mail)
    note.make(transaction, {
      action: 'order.moved',
      target: document.path,
      details: {
        from: { status: order.status, paymentStatus: order.paymentStatus },
        to: { status: result.status, paymentStatus: result.paymentStatus },
      },
    })
    return result
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
  await giveBack(order.gateway.paymentId, deps)
  return true
}

function refuseForbiddenMove(
  order: StoredOrder,
  { status, paymentStatus }: Pick<MoveOrderRequest, 'paymentStatus'> & { status: OrderStatus | undefined },
): void {
  if (status && !canMoveOrder(order.status, status)) {
    throw forbidden(orderStatusLabels[order.status], orderStatusLabels[status])
  }
  if (paymentStatus && !canMovePayment(order.paymentStatus, paymentStatus)) {
    throw forbidden(adminPaymentLabels[order.paymentStatus], adminPaymentLabels[paymentStatus])
  }
}

function forbidden(from: string, to: string): AppError {
  return new AppError('FORBIDDEN_MOVE', `An order that is '${from}' cannot become '${to}'.`)
}

/** The shelf after a cancellation; a product that is no longer sold takes nothing back. */
async function stockReturned(order: Kept<StoredOrder>, transaction: Transaction, db: Firestore) {
  const pieces = new Map<string, number>()
  for (const { product, qty } of order.orderItems) pieces.set(product, (pieces.get(product) ?? 0) + qty)
  const refs = [...pieces.keys()].sort().map((id) => db.doc(`products/${id}`))
  const products = (await transaction.getAll(...refs)).map((snapshot) => keptOrUndefined<StoredProduct>(snapshot))
  return products.flatMap((product) =>
    product ? [{ path: `products/${product._id}`, stock: product.stock + (pieces.get(product._id) ?? 0) }] : [],
  )
}
