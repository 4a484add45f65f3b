import type { UserRecord } from 'firebase-admin/auth'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'
import { transact } from '../../firestore/transact.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { ensureProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'

/**
 * Gives or takes the admin claim and notes who did it. Nobody changes their own, so that there is always an admin left. Whoever
 * loses the claim is signed out, because their token would carry it for up to an hour.
 */
export async function setAdmin({ caller, params, body }: Call<'setAdmin'>, deps: Deps): Reply<'setAdmin'> {
  const { auth } = deps
  if (params.id === caller.uid) throw new AppError('CONFLICT', 'You cannot change your own admin rights.')
  const record = await accountOf(params.id, deps)
  const former = record.customClaims ?? {}
  const wasAdmin = former.admin === true
  if (wasAdmin === body.isAdmin) return ok(userAnswer(await ensureProfile(record, deps)))
  const { admin: _, ...otherClaims } = former
  await auth.setCustomUserClaims(record.uid, body.isAdmin ? { ...otherClaims, admin: true } : otherClaims)
  try {
    await refuseFormerAdmin(caller.uid, deps)
    if (!body.isAdmin) await auth.revokeRefreshTokens(record.uid)
    const note = await staffNote(caller.uid, deps)
    await transact(deps, async (transaction) => {
      if (await note.isMade(transaction)) return
      const action = body.isAdmin ? 'user.admin_granted' : 'user.admin_revoked'
      note.make(transaction, { action, target: `users/${record.uid}`, details: {} })
    })
  } catch (error) {
    await auth.setCustomUserClaims(record.uid, former)
    throw error
  }
  return ok(userAnswer(await ensureProfile(await auth.getUser(record.uid), deps)))
}

/**
 * Two admins who take each other's rights at the same moment would leave none. Each looks at their own after the change, so at
 * least one of the two sees what the other did, and takes it back.
 */
async function refuseFormerAdmin(uid: string, { auth }: Deps): Promise<void> {
  if ((await auth.getUser(uid)).customClaims?.admin === true) return
  throw new AppError('FORBIDDEN', 'You are no longer an admin.')
}

async function accountOf(uid: string, { auth }: Deps): Promise<UserRecord> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') throw new AppError('NOT_FOUND', 'There is no such user.')
    throw error
  }
}
