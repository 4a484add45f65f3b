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
  const moved = await transact(deps, async (transaction) => {
    const order = keptOrUndefined<StoredOrder>(await transaction.get(document))
    if (!order) throw new AppError('NOT_FOUND', 'There is no such order.')
    if (await note.isMade(transaction)) return order
    refuseForbiddenMove(order, { ...body, status })
    const returned = status && returnsStock(status) ? await stockReturned(order, transaction, db) : []

    const { at } = note
    const stamp = { by: 'staff', at, ...(body.note && { note: body.note }) } as const
    const steps: StoredTimelineEntry[] = [
      ...(body.paymentStatus ? [{ kind: 'payment', to: body.paymentStatus, ...stamp } as const] : []),
      ...(status ? [{ kind: 'status', to: status, ...stamp } as const] : []),
    ]
    const changes = {
      ...(body.paymentStatus && { paymentStatus: body.paymentStatus }),
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
