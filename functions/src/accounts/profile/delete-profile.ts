import { AppError } from '../../errors/app-error.ts'
import { usersIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { refuseOldSignIn } from '../identity/refuse-old-sign-in.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Deletes the caller's own account, which needs a recent sign-in. An interrupted deletion is completed by asking again, or in the next night
 * (`finishErasures`).
 */
export const deleteProfile: Handler<'deleteProfile'> = async ({ caller }, deps) => {
  const { uid } = caller
  const signIn = await deps.auth.getUser(uid)
  if (caller.isAdmin || signIn.customClaims?.admin === true) {
    throw new AppError(
      'CONFLICT',
      'An admin’s account cannot be deleted. Ask another admin to remove your admin rights first.',
    )
  }
  refuseOldSignIn(caller, deps.now(), 'delete your account')
  await markLeaving(uid, deps)
  await eraseAccount(uid, signIn, deps)
  return ok({ message: 'Your account is deleted.' })
}

/** From here on no order or quote is stored under the account; the existing ones are found below. */
async function markLeaving(uid: string, deps: Deps): Promise<void> {
  const profile = usersIn(deps.db).doc(uid)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(profile)).exists) transaction.update(profile, { isLeaving: true })
  })
}
