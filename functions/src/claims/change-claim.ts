import { type ClaimDecision, refundFirst } from '@teeshala/contract/claims/claim'
import { creditOfClaim } from '@teeshala/contract/claims/claim-credit'
import { photosKeptUntil } from '@teeshala/contract/claims/claim-photos'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import { ticketDueAt } from '@teeshala/contract/grievances/ticket-clock'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { auditNote } from '../audit/audit-note.ts'
import { changeOnce } from '../audit/change-once.ts'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffName } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { claimsIn, ordersIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { orderNotFound } from '../orders/find-order.ts'
import { presentPhotos } from '../reviews/photos/keep-photos.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { designRecord } from '../uploads/design-records.ts'
import { staffClaimAnswer } from './claim-answer.ts'
import { claimMail } from './claim-mail.ts'
import { claimsOfOrder } from './claims-of-order.ts'
import { noSuchClaim } from './read-claim.ts'
import { beginReprint } from './reprints/begin-reprint.ts'

/**
 * Tells a customer that staff are looking into a claim, or what they decided, also by mail. A claim is decided once; 'refunded' requires
 * a credit note or a refund of the order since the claim, 'reprint' its pieces in stock.
 */
export const changeClaim: Handler<'changeClaim'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const document = claimsIn(db).doc(params.id)
  const [actorName, shop] = await Promise.all([staffName(caller.uid, db), currentSettings(db)])
  const actor = { actorId: caller.uid, actorName }
  const note = auditNote(actor, deps)
  const { step, words } = body
  const at = note.at
  const claim = await changeOnce({ document, note, missing: noSuchClaim }, deps, async (current, transaction) => {
    const isDone = step === 'acknowledge' ? Boolean(current.acknowledgedAt) : current.decision === step
    if (isDone) return current
    if (current.decision) throw new AppError('CONFLICT', 'This claim is already decided, and its customer was told.')
    const seen = { basedOn: body.basedOn, current: staffClaimAnswer(current, at), target: document.path }
    await refuseStaleEdit(transaction, seen)
    const order = await transaction.read(ordersIn(db).doc(current.orderId))
    if (!order) throw orderNotFound()
    const ofOrder = await claimsOfOrder(order._id, db, transaction)
    const { guestToken, mail } = await customerOf(order, at, transaction)
    const photos = await presentPhotos(current.photos, transaction)
    const changes = step === 'acknowledge' ? {} : decided(step, words, { claim: current, order, ofOrder })
    const decision = { claim: current, shop, at, actor }
    const reprint = step === 'reprint' ? await beginReprint(order, decision, transaction, deps) : undefined
    const times = { acknowledgedAt: current.acknowledgedAt ?? at, closedAt: step === 'acknowledge' ? null : at }
    const dueAt = ticketDueAt({ createdAt: current.createdAt, ...times })
    const changed = { ...current, ...changes, ...reprint?.facts, photos, ...times, dueAt, updatedAt: at }
    const { _id, ...stored } = changed
    transaction.set(document, stored)
    reprint?.take()
    if (step !== 'acknowledge') {
      for (const { path } of photos) {
        transaction.update(designRecord(path, db), { removeAfter: photosKeptUntil(at) })
      }
    }
    const event = step === 'acknowledge' ? 'acknowledged' : step
    mail(`${_id}-${event}`, claimMail(order, changed, event, { shop, now: at, guestToken }))
    const details = {
      name: `${_id} of order ${order._id}`,
      ...(step !== 'acknowledge' && { from: {}, to: { decision: step, words } }),
    }
    const action = step === 'acknowledge' ? 'claim.acknowledged' : 'claim.decided'
    note.make(transaction, { action, target: document.path, details })
    return changed
  })
  return ok(staffClaimAnswer(claim, deps.now()))
}

type Facts = {
  readonly claim: StoredClaim
  readonly order: WithId<StoredOrder>
  readonly ofOrder: readonly StoredClaim[]
}

function decided(decision: ClaimDecision, words: string, { claim, order, ofOrder }: Facts): Partial<StoredClaim> {
  const isToReprint = decision === 'reprint' ? true : null
  if (decision !== 'refund') return { decision, words, isToReprint }
  const credit = creditOfClaim(claim, order.credits ?? [], ofOrder)
  if (credit) return { decision, words, isToReprint, creditNote: credit.number }
  if (order.payment.status !== 'refunded') throw new AppError('CONFLICT', refundFirst)
  return { decision, words, isToReprint }
}
