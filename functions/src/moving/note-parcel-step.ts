import {
  canGoOutForDelivery,
  type comingBack,
  isOnItsWayBack,
  outForDelivery,
} from '@teeshala/contract/orders/parcel-steps'
import type { StoredOrder, StoredTimelineEntry } from '@teeshala/contract/orders/stored-order'
import type { AuditNote } from '../audit/audit-note.ts'
import { changeOnce } from '../audit/change-once.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { orderNotFound } from '../orders/find-order.ts'
import type { Deps } from '../ports/deps.ts'

const notOnItsWay = 'Only a parcel that was sent can go out for delivery, and this is noted once.'

/** A parcel's position, who reports it, and the note to the customer. */
export type ParcelNote = {
  readonly to: typeof outForDelivery | typeof comingBack
  readonly by: 'staff' | 'system'
  readonly remark?: string | undefined
  readonly note: AuditNote
}

/** Records a parcel's position. The order stays 'shipped': neither stock nor payment changes. */
export async function noteParcelStep(
  id: string,
  { to, by, remark, note }: ParcelNote,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  const document = ordersIn(deps.db).doc(id)
  return changeOnce({ document, note, missing: orderNotFound }, deps, async (order, transaction) => {
    const canGo =
      to === outForDelivery ? canGoOutForDelivery({ ...order, fulfilment: order.fulfilment.kind }) : canTurn(order)
    if (!canGo) throw new AppError('FORBIDDEN_MOVE', notOnItsWay)
    const step: StoredTimelineEntry = { kind: 'parcel', to, by, at: note.at, ...(remark && { note: remark }) }
    const changes = { timeline: [...order.timeline, step], updatedAt: note.at }
    transaction.update(document, changes)
    note.make(transaction, { action: `order.${to}`, target: document.path, details: {} })
    return { ...order, ...changes }
  })
}

const canTurn = (order: StoredOrder) => order.status === 'shipped' && !isOnItsWayBack(order)
