import { orderKinds } from '@teeshala/contract/orders/order-kind'
import { canCustomerCancel, tooLateToCancel } from '@teeshala/contract/orders/order-status'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { customerNote } from '../audit/audit-note.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../http/caller/caller.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { visibleOrder } from '../orders/find-order.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'
import { type Mover, makeMove } from './make-move.ts'

/**
 * Cancels an order before production, for its owner, the holder of its token, or staff: its pieces go back into stock,
 * and online payments are refunded.
 */
export const cancelOrder: Handler<'cancelOrder'> = async ({ caller, params, secret }, deps) => {
  const order = await visibleOrder({ caller, params, secret }, deps.db)
  const mover = { ...(await moverOf(caller, order, secret, deps)), refuse: refuseIfBegun }
  return ok(orderAnswer(await makeMove(orderKinds, params.id, { status: 'cancelled' }, mover, deps)))
}

async function moverOf(caller: Caller, order: StoredOrder, token: string | undefined, deps: Deps): Promise<Mover> {
  const isStaff = caller.kind === 'customer' && !isCustomersOwn(order, caller, token)
  return isStaff
    ? { by: 'staff', note: await staffNote(caller.uid, deps) }
    : { by: 'customer', note: customerNote(deps) }
}

function refuseIfBegun({ status }: StoredOrder): void {
  if (!canCustomerCancel(status)) throw new AppError('FORBIDDEN_MOVE', tooLateToCancel(status))
}
