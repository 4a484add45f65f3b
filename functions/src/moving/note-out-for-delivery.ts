import { outForDelivery } from '@teeshala/contract/orders/parcel-steps'
import { staffNote } from '../audit/staff-note.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { noteParcelStep } from './note-parcel-step.ts'

/** Records that the courier is out for delivery. */
export const noteOutForDelivery: Handler<'noteOutForDelivery'> = async ({ caller, params, body }, deps) => {
  const note = await staffNote(caller.uid, deps)
  const order = await noteParcelStep(params.id, { to: outForDelivery, by: 'staff', remark: body.note, note }, deps)
  return ok(orderAnswer(order))
}
