import { orderKinds } from '@teeshala/contract/orders/order-kind'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import type { Deps } from '../ports/deps.ts'
import { moveByStaff } from './move-order.ts'

/** Closes an order whose parcel the courier returned unpaid, for any kind. */
export async function receiveCameBack(
  { caller, params, body }: Call<'receiveCameBack'>,
  deps: Deps,
): Reply<'receiveCameBack'> {
  const { isBackInStock, note } = body
  const asked = { status: 'cancelled', note, cameBack: { isBackInStock } } as const
  return ok(orderAnswer(await moveByStaff(orderKinds, params.id, asked, caller.uid, deps)))
}
