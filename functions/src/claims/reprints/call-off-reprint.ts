import { ticketDueAt } from '@teeshala/contract/grievances/ticket-clock'
import { auditNote } from '../../audit/audit-note.ts'
import { changeOnce } from '../../audit/change-once.ts'
import { staffName } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { claimsIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { presentPhotos } from '../../reviews/photos/keep-photos.ts'
import { designRecord } from '../../uploads/design-records.ts'
import { staffClaimAnswer } from '../claim-answer.ts'
import { noSuchClaim } from '../read-claim.ts'
import { reprintReason, returnOfReprint } from './reprint-stock.ts'

/**
 * Calls off a reprint that has not been sent: its pieces go back into stock, and its claim is open again, within its former deadline. The customer hears of
 * it by the next decision.
 */
export const callOffReprint: Handler<'callOffReprint'> = async ({ caller, params }, deps) => {
  const { db, now } = deps
  const document = claimsIn(db).doc(params.id)
  const actor = { actorId: caller.uid, actorName: await staffName(caller.uid, db) }
  const note = auditNote(actor, deps)
  const claim = await changeOnce({ document, note, missing: noSuchClaim }, deps, async (current, transaction) => {
    // Called off already, perhaps by a call whose response was lost.
    if (current.decision === null) return current
    if (current.decision !== 'reprint') throw new AppError('CONFLICT', 'Nothing of this claim is to be made again.')
    if (!current.isToReprint) throw new AppError('CONFLICT', 'The new pieces have left the shop already.')
    const { reprint: _, taken = {}, ...rest } = current
    const pieces = new Map(Object.entries(taken))
    const putBack = await returnOfReprint(pieces, { actor, reason: reprintReason(current) }, transaction, deps)
    const photos = await presentPhotos(current.photos, transaction)
    const open = { decision: null, words: '', isToReprint: null, closedAt: null } as const
    const changed = { ...rest, ...open, photos, dueAt: ticketDueAt({ ...current, ...open }), updatedAt: note.at }
    const { _id, ...stored } = changed
    transaction.set(document, stored)
    for (const { path } of photos) transaction.update(designRecord(path, db), { removeAfter: null })
    putBack()
    const details = { name: `${_id} of order ${current.orderId}` }
    note.make(transaction, { action: 'claim.called_off', target: document.path, details })
    return changed
  })
  return ok(staffClaimAnswer(claim, now()))
}
