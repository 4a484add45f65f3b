import { reprintRefusal } from '@teeshala/contract/claims/reprint'
import { changeByStaff } from '../../audit/change-by-staff.ts'
import { AppError } from '../../errors/app-error.ts'
import { claimsIn, ordersIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { customerOf } from '../../mails/tell-customer.ts'
import { orderNotFound } from '../../orders/find-order.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { claimMail } from '../claim-mail.ts'
import { noSuchClaim } from '../read-claim.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Records that the replacement pieces of a claim have left the shop; the customer is mailed, with courier and tracking number if known. */
export const finishReprint: Handler<'finishReprint'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const document = claimsIn(db).doc(params.id)
  const shop = await currentSettings(db)
  const finished = { document, uid: caller.uid, missing: noSuchClaim }
  const claim = await changeByStaff(finished, deps, async (current, { transaction, note, write }) => {
    if (current.decision !== 'reprint') throw new AppError('CONFLICT', 'Nothing of this claim is to be made again.')
    if (!current.isToReprint) return current
    const order = await transaction.read(ordersIn(db).doc(current.orderId))
    if (!order) throw orderNotFound()
    // Its parcel came back unpaid since.
    const refusal = reprintRefusal(order.status)
    if (refusal !== undefined) throw new AppError('CONFLICT', `${refusal} The office can call this reprint off.`)
    const { guestToken, mail } = await customerOf(order, note.at, transaction)
    const sending = { shop, now: note.at, guestToken, note: body.note ?? '' }
    mail(`${params.id}-reprinted`, claimMail(order, current, 'reprinted', sending))
    return write({ isToReprint: false }, 'claim.reprinted', { name: `${params.id} of order ${order._id}` })
  })
  return ok(reprintAnswer(claim))
}
