import { forgive } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { describe } from '../../http/answer-error.ts'
import type { Deps } from '../../ports/deps.ts'
import { eraseAccount } from './erase-account.ts'

/** The number of accounts that one run erases; the next night continues. */
const atMost = 50

/** Completes interrupted account deletions. Returns how many were erased. */
export async function finishErasures(deps: Deps): Promise<Record<'erased' | 'failed', number>> {
  const { auth, db, log } = deps
  const outcomes = { erased: 0, failed: 0 }
  const { docs } = await usersIn(db).where('isLeaving', '==', true).limit(atMost).get()
  for (const { id } of docs) {
    try {
      const signIn = await auth.getUser(id).catch(forgive('auth/user-not-found'))
      // As in `deleteProfile`, an admin must give up the role first.
      if (signIn?.customClaims?.admin === true) continue
      await eraseAccount(id, signIn, deps)
      outcomes.erased++
    } catch (error) {
      outcomes.failed++
      log.error({ err: describe(error), uid: id }, 'an account could not be erased')
    }
  }
  return outcomes
}
