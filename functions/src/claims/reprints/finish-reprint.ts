import { reprintRefusal } from '@teeshala/contract/claims/reprint'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { claimsIn, mailsIn, ordersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { guestTokenOf } from '../../mails/guest-token.ts'
import { capOfMailbox } from '../../mails/mailbox-cap.ts'
import { orderNotFound } from '../../orders/order-not-found.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { claimMail } from '../claim-mail.ts'
import { noSuchClaim } from '../read-claim.ts'
import { reprintAnswer } from './reprint-answer.ts'

/** Records that the replacement pieces of a claim have left the shop; the customer is mailed, with courier and tracking number if known. */
export const finishReprint: Handler<'finishReprint'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const document = claimsIn(db).doc(params.id)
  const [note, shop] = await Promise.all([staffNote(caller.uid, deps), currentSettings(db)])
  const claim = await transact(deps, async (transaction) => {
    const current = documentOf(await transaction.get(document))
    if (!current) throw noSuchClaim()
    if (current.decision !== 'reprint') throw new AppError('CONFLICT', 'Nothing of this claim is to be made again.')
    if (!current.isToReprint) return current
    const order = documentOf(await transaction.get(ordersIn(db).doc(current.orderId)))
    if (!order) throw orderNotFound()
    // Its parcel came back unpaid since.
    const refusal = reprintRefusal(order.status)
    if (refusal !== undefined) throw new AppError('CONFLICT', `${refusal} The office can call this reprint off.`)
    const guestToken = await guestTokenOf(order, transaction, db)
    const mayMail = await capOfMailbox(order, note.at, transaction, db)
    const changes = { isToReprint: false, updatedAt: note.at }
    transaction.update(document, changes)
    const mail = claimMail(order, current, 'reprinted', { shop, now: note.at, guestToken, note: body.note ?? '' })
    if (mail && mayMail()) transaction.set(mailsIn(db).doc(`${params.id}-reprinted`), mail)
    const details = { name: `${params.id} of order ${order._id}` }
    note.make(transaction, { action: 'claim.reprinted', target: document.path, details })
    return { ...current, ...changes }
  })
  return ok(reprintAnswer(claim))
}
