import { piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { canMoveWorkshop, returnsWorkshopStock } from '@teeshala/contract/orders/workshop-status'
import { staffNote } from '../audit/staff-note.ts'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import { forbiddenMove } from '../orders/forbidden-move.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { bulkOrderAnswer } from './bulk-order-answer.ts'
import { bulkOrderMail } from './bulk-order-mail.ts'

/** Moves a bulk order as the rules allow; a cancelled one gives its pieces back, unless its product is no longer sold. */
export async function moveBulkOrder(
  { caller, params, body }: Call<'admin', { id: string }, unknown, MoveBulkOrderRequest>,
  deps: Deps,
): Promise<Answer> {
  const { db } = deps
  const document = db.doc(`bulkOrders/${params.id}`)
  const [shop, note] = await Promise.all([currentSettings(db), staffNote(caller.uid, deps)])
  const moved = await transact(deps, async (transaction) => {
    const order = keptOrUndefined<StoredBulkOrder>(await transaction.get(document))
    if (!order) throw orderNotFound()
    if (await note.isMade(transaction)) return order
    const { status } = body
    if (!canMoveWorkshop(order.status, status)) throw forbiddenMove(order.status, status)
    const productRef = db.doc(`products/${order.productId}`)
    const product = returnsWorkshopStock(status)
      ? keptOrUndefined<StoredProduct>(await transaction.get(productRef))
      : undefined

    const guestToken = await guestTokenOf(order, transaction, db)
    const { at } = note
    const step = { kind: 'status', to: status, by: 'staff', at, ...(body.note && { note: body.note }) } as const
    const changes = { status, timeline: [...order.timeline, step], updatedAt: at }
    const result = { ...order, ...changes }
    transaction.update(document, changes)
    if (product) transaction.update(productRef, { stock: product.stock + piecesOfBulk(order.items) })
    const mail = bulkOrderMail(result, status, { shop, now: at, guestToken })
    if (mail) transaction.set(db.doc(`mail/${order._id}-${mailName(status)}`), mail)
    note.make(transaction, {
      action: 'bulk_order.moved',
      target: document.path,
      details: { from: { status: order.status }, to: { status } },
    })
    return result
  })
  return ok(bulkOrderAnswer(moved))
}

const mailName = (status: string) => status.toLowerCase().replace(' ', '-')
