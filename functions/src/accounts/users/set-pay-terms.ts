import { isDeepStrictEqual } from 'node:util'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import { longAgo, refuseStaleEdit } from '../../audit/refuse-stale-edit.ts'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { usersIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { userAnswer } from '../profile/user-answer.ts'

/** Stores the payment terms agreed with a customer; they apply from the next order. */
export const setPayTerms: Handler<'setPayTerms'> = async ({ caller, params, body }, deps) => {
  const { expected, ...to } = body
  const document = usersIn(deps.db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const user = await transact(deps, async (transaction) => {
    const person = await transaction.read(document)
    if (!person || person.isLeaving) throw new AppError('NOT_FOUND', 'There is no such user.')
    const from = person.payTerms ?? firstPayTerms
    if ((await note.isMade(transaction)) || isDeepStrictEqual(from, to)) return person
    const basedOn = expected === undefined || isDeepStrictEqual(from, expected) ? undefined : longAgo
    const current = { ...from, updatedAt: person.updatedAt.toISOString() }
    await refuseStaleEdit(transaction, { basedOn, current, target: document.path })
    transaction.update(document, { payTerms: to, updatedAt: note.at })
    note.make(transaction, { action: 'user.terms_changed', target: document.path, details: { from, to } })
    return { ...person, payTerms: to }
  })
  return ok(userAnswer(user))
}
