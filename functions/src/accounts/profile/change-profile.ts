import { randomUUID } from 'node:crypto'
import type { ProfileAnswer, ProfileRequest, StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { UserRecord } from 'firebase-admin/auth'
import type { Logger } from 'pino'
import { fieldError } from '../../errors/app-error.ts'
import { mailsIn, usersIn } from '../../firestore/collections.ts'
import { countRequest } from '../../firestore/rate-limit.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { sessionToken } from '../../http/caller/session-token.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { changedSignInMailId, changedSignInMails } from '../identity/changed-sign-in-mail.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { rethrowAsTaken, takenNumber } from '../identity/identity-taken.ts'
import { changeNumber, isTakenNumber } from '../identity/phone-numbers.ts'
import { refuseOldSignIn } from '../identity/refuse-old-sign-in.ts'
import { ensureProfile } from './ensure-profile.ts'
import { userAnswer } from './user-answer.ts'

/**
 * Changes the caller's own profile in steps: email and name in Firebase Auth, the profile, a mail about new sign-in details, the password. If a step
 * fails, the earlier ones are undone; what cannot be undone is repaired when the person is next seen (`ensureProfile`). Changing email, phone or
 * password needs a recent sign-in. A new number is stored in the profile only until it is verified (`provePhone`); Firebase Auth just drops the old one.
 */
export const changeProfile: Handler<'changeProfile'> = async ({ caller, body, log }, deps) => {
  const { auth } = deps
  const record = await auth.getUser(caller.uid)
  const before = await ensureProfile(record, deps)
  const { password, ...changes } = body
  const after = changed(before, changes, deps.now())
  const opensDifferently = after.email !== before.email || after.phone !== before.phone || password !== undefined
  if (opensDifferently) refuseOldSignIn(caller, deps.now(), 'change your email, phone number or password')
  refuseLockOut(after, record, password)
  if (opensDifferently) await countChange(caller.uid, deps)
  const isNewPhone = after.phone !== before.phone
  if (isNewPhone && (await isTakenNumber(after.phone, caller.uid, deps))) throw takenNumber()

  const done: (() => Promise<unknown>)[] = []
  try {
    if (needsAuthChange(before, after)) {
      await auth.updateUser(caller.uid, authFields(before, after, record)).catch(rethrowAsTaken)
      done.push(() => auth.updateUser(caller.uid, formerAuthFields(record)))
    }
    await writeProfile(before, after, deps)
    done.push(() => writeProfile(after, before, deps))
    if (opensDifferently) {
      const untell = await tellOfChange(before, after, password !== undefined, deps)
      done.push(untell)
    }
    if (password !== undefined) await auth.updateUser(caller.uid, { password })
  } catch (error) {
    await undo(done, log)
    throw error
  }
  const answer: ProfileAnswer = { message: 'Profile updated successfully!', user: userAnswer(after) }
  if (!opensDifferently) return ok(answer)
  await endSessions(caller.uid, deps)
  return ok({
    ...answer,
    customToken: await sessionToken(caller.uid, { provedAt: caller.signedInAt, since: deps.now() }, deps),
  })
}

/** Writes to both addresses, so that the owner learns of a hijacked account; returns a function that deletes these mails. */
async function tellOfChange(before: WithId<StoredUser>, after: StoredUser, isNewPassword: boolean, deps: Deps) {
  const id = `${changedSignInMailId(before._id)}-${randomUUID()}`
  const shop = await currentSettings(deps.db)
  const contents = changedSignInMails({ before, after, isNewPassword }, shop, deps.now())
  const mails = contents.map((content, index) => ({ content, mail: mailsIn(deps.db).doc(`${id}-${index}`) }))
  const writing = deps.db.batch()
  for (const { mail, content } of mails) writing.create(mail, content)
  await writing.commit()
  return () => {
    const deleting = deps.db.batch()
    for (const { mail } of mails) deleting.delete(mail)
    return deleting.commit()
  }
}

/** Limited because the answer 'taken' tells an attacker which emails and phones have accounts. */
async function countChange(uid: string, deps: Deps): Promise<void> {
  const refusal = 'You have changed your sign-in details too many times in an hour. Please try again later.'
  await countRequest([{ name: `changed sign-ins of ${uid}`, most: 10, refusal }], deps)
}

function changed(before: WithId<StoredUser>, changes: Omit<ProfileRequest, 'password'>, now: Date): WithId<StoredUser> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const after: WithId<StoredUser> = { ...before, ...given, updatedAt: now }
  const isPhoneProven = before.isPhoneProven && after.phone === before.phone
  const isEmailProven = before.isEmailProven === true && after.email === before.email
  return { ...after, isPhoneProven, isEmailProven, searchKeys: userSearchKeys(after) }
}

/** Throws if the change would leave the account without a way to sign in: a password needs an email, sign-in by code needs a phone. */
function refuseLockOut(
  after: StoredUser,
  { providerData, phoneNumber }: UserRecord,
  password: string | undefined,
): void {
  if (password !== undefined && after.email === '') {
    throw fieldError('email', 'Please enter your email first: you sign in with it and the password')
  }
  const hasOtherWay = password !== undefined || providerData.some(({ providerId }) => providerId !== 'phone')
  if (phoneNumber !== undefined && after.phone !== phoneNumber && !hasOtherWay) {
    throw fieldError(
      'phone',
      'You sign in with your number. Please set an email and a password before you change or remove it',
    )
  }
}

function needsAuthChange(before: StoredUser, after: StoredUser): boolean {
  return after.email !== before.email || after.phone !== before.phone || after.name !== before.name
}

function authFields(before: StoredUser, { name, email, phone }: StoredUser, record: UserRecord) {
  const isNewEmail = email !== '' && email !== record.email
  return {
    displayName: name,
    ...(phone !== before.phone && { phoneNumber: null }),
    ...(isNewEmail && { email, emailVerified: false }),
  }
}

function formerAuthFields(record: UserRecord) {
  return {
    displayName: record.displayName ?? null,
    phoneNumber: record.phoneNumber ?? null,
    ...(record.email && { email: record.email, emailVerified: record.emailVerified }),
  }
}

/** Writes only the fields that the person edits, so that changes by staff (role, payment terms) are kept. */
async function writeProfile(former: StoredUser, profile: WithId<StoredUser>, deps: Deps): Promise<void> {
  const { _id, name, email, phone, address, isPhoneProven, isEmailProven, searchKeys, updatedAt } = profile
  const number = { uid: _id, from: former.phone, to: phone, isProven: isPhoneProven }
  await transact(deps, async (transaction) => {
    // Also for an unchanged number: somebody may have verified meanwhile that it is theirs.
    const writeNumber = await changeNumber(transaction, number, deps)
    writeNumber()
    const changes = { name, email, phone, address, isPhoneProven, isEmailProven, searchKeys, updatedAt }
    transaction.update(usersIn(deps.db).doc(_id), changes)
  })
}

async function undo(steps: readonly (() => Promise<unknown>)[], log: Logger): Promise<void> {
  for (const step of steps.toReversed()) {
    await step().catch((error: { code?: unknown }) => {
      log.warn({ errorCode: String(error.code) }, 'a profile change could not be undone; it is repaired on next sight')
    })
  }
}
