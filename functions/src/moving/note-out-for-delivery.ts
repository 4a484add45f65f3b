import { canGoOutForDelivery, outForDelivery } from '@teeshala/contract/orders/parcel-steps'
import type { StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import type { Deps } from '../ports/deps.ts'

/** Notes that the courier is on the way to the door. The order stays 'shipped': neither its pieces nor its money change. */
export async function noteOutForDelivery(
  { caller, params, body }: Call<'noteOutForDelivery'>,
  deps: Deps,
): Reply<'noteOutForDelivery'> {
  const { db } = deps
  const document = ordersIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const order = await transact(deps, async (transaction) => {
    const order = documentOf(await transaction.get(document))
    if (!order) throw orderNotFound()
    if (await note.isMade(transaction)) return order
    if (!canGoOutForDelivery({ ...order, fulfilment: order.fulfilment.kind })) throw notOnItsWay()
    const step: StoredTimelineEntry = {
      kind: 'parcel',
      to: outForDelivery,
      by: 'staff',
      at: note.at,
      ...(body.note && { note: body.note }),
    }
    const changes = { timeline: [...order.timeline, step], updatedAt: note.at }
    transaction.update(document, changes)
    note.make(transaction, { action: 'order.out_for_delivery', target: document.path, details: {} })
    return { ...order, ...changes }
  })
  return ok(orderAnswer(order))
}

function notOnItsWay(): AppError {
  const message = 'Only a parcel that was sent can go out for delivery, and this is noted once.'
  return new AppError('FORBIDDEN_MOVE', message)
}
