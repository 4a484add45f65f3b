import { decided } from '@teeshala/contract/mails/delivery'
import { changeOnce } from '../../audit/change-once.ts'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { mailsIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { mailAnswer } from './mail-answer.ts'

const noSuchMail = () => new AppError('NOT_FOUND', 'This email is no longer here.')

/** Sends a mail that waits for staff once more, or marks it as handled by them. */
export const decideMail: Handler<'decideMail'> = async ({ caller, params, body }, deps) => {
  const document = mailsIn(deps.db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const mail = await changeOnce({ document, note, missing: noSuchMail }, deps, async (current, transaction) => {
    const delivery = decided(current.delivery, body.decision, note.at)
    if (!delivery) throw new AppError('CONFLICT', 'Someone has already taken care of this email.')
    transaction.update(document, { delivery })
    const action = body.decision === 'retry' ? 'mail.sent_again' : 'mail.sent_by_hand'
    const { subject } = mailAnswer(current)
    note.make(transaction, { action, target: document.path, details: { ...(subject && { name: subject }) } })
    return { ...current, delivery }
  })
  return ok(mailAnswer(mail))
}
