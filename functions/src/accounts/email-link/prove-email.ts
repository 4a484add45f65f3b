import { AppError } from '../../errors/app-error.ts'
import { forgive } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { opensEmailLink, uidOfEmailLink } from './email-link.ts'

/**
 * Confirms the email of an account for whoever opens the mailed link, signed in or not. The profile is written first: an account
 * whose email became verified in another way counts as taken over (`ensureProfile`).
 */
export const proveEmail: Handler<'proveEmail'> = async ({ body: { token } }, deps) => {
  const { auth, db, now } = deps
  const record = await auth.getUser(uidOfEmailLink(token)).catch(forgive('auth/user-not-found', 'auth/invalid-uid'))
  const { uid, email = '' } = record ?? { uid: '' }
  if (!record || !opensEmailLink(token, { uid, email }, deps)) {
    throw new AppError('INVALID_INPUT', 'This link no longer works. Please send a new one from your profile.')
  }
  const profile = usersIn(db).doc(uid)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(profile)).exists) {
      transaction.update(profile, { isEmailProven: true, updatedAt: now() })
    }
  })
  if (!record.emailVerified) await auth.updateUser(uid, { emailVerified: true })
  return ok({ message: 'Your email is confirmed.', email })
}
