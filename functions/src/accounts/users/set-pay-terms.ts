import { isDeepStrictEqual } from 'node:util'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import { changeByStaff } from '../../audit/change-by-staff.ts'
import { longAgo, refuseStaleEdit } from '../../audit/refuse-stale-edit.ts'
import { usersIn } from '../../firestore/collections.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { noSuchUser } from '../profile/read-user.ts'
import { userAnswer } from '../profile/user-answer.ts'

/** Stores the payment terms agreed with a customer; they apply from the next order. */
export const setPayTerms: Handler<'setPayTerms'> = async ({ caller, params, body }, deps) => {
  const { expected, ...to } = body
  const document = usersIn(deps.db).doc(params.id)
  const changed = { document, uid: caller.uid, missing: noSuchUser }
  const user = await changeByStaff(changed, deps, async (person, { transaction, write }) => {
    if (person.isLeaving) throw noSuchUser()
    const from = person.payTerms ?? firstPayTerms
    if (isDeepStrictEqual(from, to)) return person
    const basedOn = expected === undefined || isDeepStrictEqual(from, expected) ? undefined : longAgo
    const current = { ...from, updatedAt: person.updatedAt.toISOString() }
    await refuseStaleEdit(transaction, { basedOn, current, target: document.path })
    return write({ payTerms: to }, 'user.terms_changed', { from, to })
  })
  return ok(userAnswer(user))
}
