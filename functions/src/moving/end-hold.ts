import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { AuditNote } from '../audit/audit-note.ts'
import { ordersIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { stockAfter } from '../orders/stock-after.ts'
import { toPrint } from '../orders/to-print.ts'
import type { Deps } from '../ports/deps.ts'

type Confirming = {
  /** Returns whether the order may be confirmed by the caller. */
  readonly isAllowed?: (order: WithId<StoredOrder>) => boolean
  readonly isMailboxProved?: boolean
  /** The audit note, if staff confirm. */
  readonly note?: AuditNote | undefined
}

/** Ends an order's stock hold; can be repeated. Returns the order; undefined if there is none that may be confirmed. */
export function endHold(
  orderId: string,
  { isAllowed = () => true, isMailboxProved = false, note }: Confirming,
  deps: Deps,
): Promise<WithId<StoredOrder> | undefined> {
  const { db } = deps
  const document = ordersIn(db).doc(orderId)
  return transact(deps, async (transaction): Promise<WithId<StoredOrder> | undefined> => {
    const present = await transaction.read(document)
    if (!present || !isAllowed(present)) return undefined
    const { heldUntil, ...confirmed } = present
    if (!heldUntil) return present
    const writeShelf = await stockAfter(present, { returned: [], endsHold: true }, transaction)
    const changes = { ...(isMailboxProved && { isMailboxProved }), ...toPrint(confirmed), updatedAt: deps.now() }
    transaction.update(document, { heldUntil: deleteField(), ...changes })
    writeShelf()
    note?.make(transaction, { action: 'order.confirmed', target: document.path, details: {} })
    return confirmed
  })
}
