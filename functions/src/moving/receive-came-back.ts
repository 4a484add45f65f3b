import { orderKinds } from '@teeshala/contract/orders/order-kind'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { moveByStaff } from './move-order.ts'

/** Closes an order whose parcel the courier returned unpaid, for any kind. */
export const receiveCameBack: Handler<'receiveCameBack'> = async ({ caller, params, body }, deps) => {
  const { isBackInStock, note } = body
  const asked = { status: 'cancelled', note, cameBack: { isBackInStock } } as const
  return ok(orderAnswer(await moveByStaff(orderKinds, params.id, asked, caller.uid, deps)))
}
