import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { couponsIn, ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Deletes a coupon that no order names, not even a cancelled one; CONFLICT otherwise: staff can only end it. */
export const deleteCoupon: Handler<'deleteCoupon'> = async ({ caller, params }, deps) => {
  const { db } = deps
  const { code } = params
  const document = couponsIn(db).doc(code)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const coupon = await transaction.read(document)
    if (await note.isMade(transaction)) return
    if (!coupon) throw noSuchCoupon()
    const { empty } = await transaction.get(ordersIn(db).where('coupon', '==', code).limit(1))
    if (coupon.used > 0 || !empty) throw new AppError('CONFLICT', 'An order has this coupon. You can end it instead.')
    transaction.delete(document)
    note.make(transaction, { action: 'coupon.deleted', target: document.path, details: { name: code } })
  })
  return ok({ message: 'Coupon deleted' })
}

/** Returns the error for a coupon that does not exist. */
export const noSuchCoupon = () => new AppError('NOT_FOUND', 'There is no such coupon.')
