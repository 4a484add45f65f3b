import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import { roleOf, type StaffRole } from '@teeshala/contract/staff/staff-role'
import type { UserRecord } from 'firebase-admin/auth'
import { longAgo, refuseStaleEdit } from '../../audit/refuse-stale-edit.ts'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { forgive } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { deleteField } from '../../firestore/field-values.ts'
import { readAll } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { ensureProfile } from '../profile/ensure-profile.ts'
import { noSuchUser } from '../profile/read-user.ts'
import { userAnswer } from '../profile/user-answer.ts'

/**
 * Gives somebody a staff role or removes it, and logs who did it. Only owners may do this, and nobody changes their own role, so there is always an
 * owner left. The stored role takes effect at once; the claim gives access to the bucket. The claim is therefore set before the record and removed after
 * it, and the session of whoever loses it is ended, because their token would carry the claim for up to an hour.
 */
export const setAdmin: Handler<'setAdmin'> = async ({ caller, params, body }, deps) => {
  const { auth } = deps
  if (params.id === caller.uid) throw new AppError('CONFLICT', 'You cannot change your own admin rights.')
  const account = await accountOf(params.id, deps)
  const profile = await ensureProfile(account, deps)
  const role = body.isAdmin === false ? undefined : (body.role ?? roleOf(profile) ?? 'owner')
  const former = account.customClaims ?? {}
  if (role) await auth.setCustomUserClaims(account.uid, { ...former, admin: true, role })
  try {
    await writeRole({ uid: account.uid, role, expected: body.expected, by: caller.uid }, deps)
  } catch (error) {
    if (role) await auth.setCustomUserClaims(account.uid, former)
    throw error
  }
  if (!role && former.admin === true) {
    const { admin: _admin, role: _role, ...others } = former
    await auth.setCustomUserClaims(account.uid, others)
    await auth.revokeRefreshTokens(account.uid)
  }
  return ok(userAnswer(await ensureProfile(await auth.getUser(account.uid), deps)))
}

type Change = {
  readonly uid: string
  readonly role: StaffRole | undefined
  /** The role that the owner saw; null for a customer. */
  readonly expected: StaffRole | null | undefined
  readonly by: string
}

/**
 * Two owners who remove each other's role at the same time would leave none, so the caller's own record is read in the same transaction: the
 * second one is no longer an owner.
 */
async function writeRole({ uid, role, expected, by }: Change, deps: Deps): Promise<void> {
  const users = usersIn(deps.db)
  const note = await staffNote(by, deps)
  await transact(deps, async (transaction) => {
    const [owner, person] = await readAll(transaction, users.doc(by), users.doc(uid))
    if (await note.isMade(transaction)) return
    if (!owner || roleOf(owner) !== 'owner') throw new AppError('CONFLICT', 'You are no longer an owner of the shop.')
    if (!person) throw noSuchUser()
    const from = roleOf(person)
    if (from === role) return
    const present = from ?? null
    const basedOn = expected === undefined || expected === present ? undefined : longAgo
    const current = { role: present, updatedAt: person.updatedAt.toISOString() }
    await refuseStaleEdit(transaction, { basedOn, current, target: users.doc(uid).path })
    transaction.update(users.doc(uid), {
      isAdmin: role !== undefined,
      role: role ?? deleteField(),
      updatedAt: note.at,
    })
    note.make(transaction, {
      action: actionOf(from, role),
      target: users.doc(uid).path,
      details: { ...(from && { from: { role: from } }), ...(role && { to: { role } }) },
    })
  })
}

function actionOf(from: StaffRole | undefined, to: StaffRole | undefined): AuditAction {
  if (!from) return 'user.admin_granted'
  return to ? 'user.role_changed' : 'user.admin_revoked'
}

async function accountOf(uid: string, { auth }: Deps): Promise<UserRecord> {
  const account = await auth.getUser(uid).catch(forgive('auth/user-not-found'))
  if (!account) throw noSuchUser()
  return account
}
