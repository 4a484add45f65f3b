import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { StoredOrder, StoredTimelineEntry } from '@teeshala/contract/orders/order'
import { isMailed, type OrderStatus, returnsStock } from '@teeshala/contract/orders/order-status'
import type { PaymentStatus } from '@teeshala/contract/orders/payment'
import { lapsesUnpaid } from '@teeshala/contract/orders/payment-time'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { AuditNote } from '../audit/audit-note.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import type { Shop } from '../mails/mail-content.ts'
import { type OrderNews, orderMail } from './order-mail.ts'

/** A change of an order that the rules allow, by whom, and what the customer reads about it. */
export type Move = {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly by: 'staff' | 'system'
  readonly remark?: string | undefined
}

/**
 * Writes a move in the transaction that has read the order: its state and timeline, the pieces that a cancelled order gives
 * back, the customer's mail and the note in the log. Whoever moves an order, this is how.
 */
export async function writeMove(
  order: Kept<StoredOrder>,
  { status, paymentStatus, by, remark }: Move,
  { transaction, db, note, shop }: { transaction: Transaction; db: Firestore; note: AuditNote; shop: Shop },
): Promise<Kept<StoredOrder>> {
  const returned = status && returnsStock(status) ? await stockReturned(order, transaction, db) : []
  const guestToken = await guestTokenOf(order, transaction, db)
  const { at } = note
  const stamp = { by, at, ...(remark && { note: remark }) } as const
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
  const moved = { ...order, ...changes }
  const result = lapsesUnpaid(moved) ? moved : { ...moved, paymentDueAt: null }
  const target = `orders/${order._id}`
  transaction.update(db.doc(target), { ...changes, ...(!lapsesUnpaid(moved) && { paymentDueAt: null }) })
  for (const { path, stock } of returned) transaction.update(db.doc(path), { stock })
  const news = newsOf({ status, paymentStatus })
  const mail = news && orderMail(result, news, { shop, now: at, guestToken })
  if (mail) transaction.set(db.doc(`mail/${order._id}-${news}`), mail)
  note.make(transaction, {
    action: 'order.moved',
    target,
    details: {
      from: { status: order.status, paymentStatus: order.paymentStatus },
      to: { status: result.status, paymentStatus: result.paymentStatus },
    },
  })
  return result
}

/** What of a move the customer is written about; a refund that comes with another step is told by that step's mail. */
function newsOf({ status, paymentStatus }: Pick<Move, 'status' | 'paymentStatus'>): OrderNews | undefined {
  if (status) return isMailed(status) ? status : undefined
  return paymentStatus === 'refunded' ? paymentStatus : undefined
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
