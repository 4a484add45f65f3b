import type { UserRecord } from 'firebase-admin/auth'
import { AppError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { opensEmailLink, uidOfEmailLink } from './email-link.ts'

/**
 * Confirms the email of an account for whoever opens the mailed link, signed in or not. The profile is written first: an account
 * whose email became verified in another way counts as taken over (`ensureProfile`).
 */
export const proveEmail: Handler<'proveEmail'> = async ({ body: { token } }, deps) => {
  const { auth, db, now } = deps
  const record = await accountOf(uidOfEmailLink(token), deps)
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

async function accountOf(uid: string, { auth }: Deps): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'auth/user-not-found' || code === 'auth/invalid-uid') return undefined
    throw error
  }
}
