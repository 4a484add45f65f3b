import { decided } from '@teeshala/contract/mails/delivery'
import { changeByStaff } from '../../audit/change-by-staff.ts'
import { AppError } from '../../errors/app-error.ts'
import { mailsIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { mailAnswer } from './mail-answer.ts'

const noSuchMail = () => new AppError('NOT_FOUND', 'This email is no longer here.')

/** Sends a mail that waits for staff once more, or marks it as handled by them. */
export const decideMail: Handler<'decideMail'> = async ({ caller, params, body }, deps) => {
  const document = mailsIn(deps.db).doc(params.id)
  const target = { document, uid: caller.uid, missing: noSuchMail }
  const mail = await changeByStaff(target, deps, async (current, { transaction, note, log }) => {
    const delivery = decided(current.delivery, body.decision, note.at)
    if (!delivery) throw new AppError('CONFLICT', 'Someone has already taken care of this email.')
    transaction.update(document, { delivery })
    const action = body.decision === 'retry' ? 'mail.sent_again' : 'mail.sent_by_hand'
    const { subject } = mailAnswer(current)
    log(action, { ...(subject && { name: subject }) })
    return { ...current, delivery }
  })
  return ok(mailAnswer(mail))
}
