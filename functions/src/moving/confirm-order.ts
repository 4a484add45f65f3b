import { staffNote } from '../audit/staff-note.ts'
import { fieldError } from '../errors/app-error.ts'
import { isConfirmCode, isConfirmCodeOfPhone } from '../holding/confirm-code.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound, visibleOrder } from '../orders/find-order.ts'
import { endHold } from './end-hold.ts'

const notItsCode =
  'This link does not confirm the order. Please open it from our latest email or message about the order.'

/** Ends an order's stock hold: for whoever opened its mail or phone message, or for staff who have spoken to the customer. */
export const confirmOrder: Handler<'confirmOrder'> = async ({ caller, params, secret, body }, deps) => {
  const { db } = deps
  const seen = await visibleOrder({ caller, params, secret }, db)
  const isStaff = caller.kind === 'customer' && caller.isAdmin
  const { code = '' } = body
  const isMailboxRead = isConfirmCode(code, seen, deps.orderSecret)
  if (!isStaff && !isMailboxRead && !isConfirmCodeOfPhone(code, seen, deps.orderSecret))
    throw fieldError('code', notItsCode)
  const note = isStaff ? await staffNote(caller.uid, deps) : undefined
  const order = await endHold(params.id, { isMailboxProved: !isStaff && isMailboxRead, note }, deps)
  if (!order) throw orderNotFound()
  return ok(orderAnswer(order))
}
