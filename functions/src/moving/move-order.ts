import type { MoveWorkshopOrderRequest } from '@teeshala/contract/orders/order'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { statusOfWord } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { staffNote } from '../audit/staff-note.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { bulkAnswer } from '../orders/answers/bulk-answer.ts'
import { printAnswer } from '../orders/answers/print-answer.ts'
import { shirtAnswer } from '../orders/answers/shirt-answer.ts'
import type { Deps } from '../ports/deps.ts'
import { type AskedMove, makeMove } from './make-move.ts'

/** Moves a shop or single order: its fulfilment, its payment or both, as the rules allow. */
export const moveOrder: Handler<'moveOrder'> = async ({ caller, params, body }, deps) => {
  const { isDelivered, ...said } = body
  const asked = { ...said, status: said.status ?? (isDelivered ? 'delivered' : undefined) }
  return ok(shirtAnswer(await moveByStaff(['shop', 'single'], params.id, asked, caller.uid, deps)))
}

/** Moves a bulk order, using the workshop's status names. */
export const moveBulkOrder: Handler<'moveBulkOrder'> = async ({ caller, params, body }, deps) => {
  return ok(bulkAnswer(await moveByStaff(['bulk'], params.id, inOwnWords(body), caller.uid, deps)))
}

/** Moves a print order, using the workshop's status names. */
export const movePrintOrder: Handler<'movePrintOrder'> = async ({ caller, params, body }, deps) => {
  return ok(printAnswer(await moveByStaff(['print'], params.id, inOwnWords(body), caller.uid, deps)))
}

/** Translates the workshop's status names into the order's own. */
function inOwnWords({ status, expectedStatus, ...asked }: MoveWorkshopOrderRequest): AskedMove {
  return {
    ...asked,
    status: status && statusOfWord(status),
    expectedStatus: expectedStatus && statusOfWord(expectedStatus),
  }
}

/** Moves an order of one of these kinds on behalf of a staff member. */
export async function moveByStaff(
  kinds: readonly OrderKind[],
  id: string,
  asked: AskedMove,
  uid: string,
  deps: Deps,
): Promise<WithId<StoredOrder>> {
  return makeMove(kinds, id, asked, { by: 'staff', note: await staffNote(uid, deps) }, deps)
}
