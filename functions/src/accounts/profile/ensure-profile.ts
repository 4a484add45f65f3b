import { phoneElsewhere, type StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { StaffRole } from '@teeshala/contract/staff/staff-role'
import { cleanLine } from '@teeshala/contract/text'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentReference } from 'firebase-admin/firestore'
import { AppError } from '../../errors/app-error.ts'
import { forgive } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { signInRequired } from '../../http/caller/not-allowed.ts'
import type { Deps } from '../../ports/deps.ts'
import { changeNumber, isTakenNumber } from '../identity/phone-numbers.ts'
import { emptyAddress } from './empty-address.ts'

/** A profile that is in sync with Firebase Auth. */
type Seen = { readonly profile: WithId<StoredUser>; readonly wasTakenOver: boolean }

type Options = {
  /** Whether a new account takes its number from an account that has not verified it; otherwise PHONE_ELSEWHERE is thrown. */
  readonly takesNumber?: boolean
}

/**
 * Returns the profile of an account, creating it at the first sign-in (Google, phone code) and bringing it in sync with Firebase Auth if a
 * write failed halfway. Auth owns the email and the verified phone, the profile mirrors them; an unverified number is
 * stored in the profile only. An admin needs both the claim and the profile: without the claim the profile becomes a customer's, and the claim
 * alone makes nobody an admin.
 */
export async function ensureProfile(
  record: UserRecord,
  deps: Deps,
  options: Options = {},
): Promise<WithId<StoredUser>> {
  return (await seeProfile(record, deps, options)).profile
}

/**
 * As `ensureProfile`, and also tells whether the account was taken over since it was last seen: the caller must then end all earlier
 * sessions.
 */
export async function seeProfile(record: UserRecord, deps: Deps, options: Options = {}): Promise<Seen> {
  const document = usersIn(deps.db).doc(record.uid)
  const profile = documentOf(await document.get())
  const wasTakenOver = isTakenOver(record, profile)
  const own = wasTakenOver ? await withoutNumber(record, deps) : record
  if (profile && isInStep(profile, mirroredFields(own, profile))) return { profile, wasTakenOver }
  if (!profile && !options.takesNumber) await askWhoseNumber(own, deps)
  return { profile: await mirror(own, document, deps), wasTakenOver }
}

function mirror(record: UserRecord, document: DocumentReference<StoredUser, StoredUser>, deps: Deps) {
  const { now } = deps
  const { uid } = record
  return transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    if (!current) await refuseGone(uid, deps)
    const profile = current ?? { ...newProfile(record, now()), _id: uid }
    const repaired = { ...profile, ...mirroredFields(record, profile), updatedAt: now() }
    repaired.searchKeys = userSearchKeys(repaired)
    if (record.phoneNumber || repaired.phone !== profile.phone) {
      const number = { uid, from: current?.phone ?? '', to: repaired.phone, isProven: true }
      const writeNumber = await changeNumber(transaction, number, deps)
      writeNumber()
    }
    transaction.set(document, repaired)
    return repaired
  })
}

/** Removes the number of the person who opened the account, which could otherwise still be used to sign in. */
async function withoutNumber(record: UserRecord, { auth }: Deps): Promise<UserRecord> {
  return record.phoneNumber === undefined ? record : auth.updateUser(record.uid, { phoneNumber: null })
}

/** Throws if the account was deleted after the call began, so that its profile is not created again. */
async function refuseGone(uid: string, { auth }: Deps): Promise<void> {
  if (!(await auth.getUser(uid).catch(forgive('auth/user-not-found')))) throw signInRequired()
}

/** Throws if the number is stored in another account: the person may have entered it there, and their orders are there too. */
async function askWhoseNumber({ uid, phoneNumber = '' }: UserRecord, deps: Deps): Promise<void> {
  if (await isTakenNumber(phoneNumber, uid, deps)) throw new AppError('PHONE_ELSEWHERE', phoneElsewhere)
}

type Profile = Pick<StoredUser, 'email' | 'phone' | 'isAdmin' | 'isEmailProven'>

/**
 * Returns whether somebody else has entered an account through its email: a Google sign-in or password reset proved a mailbox that the person who opened
 * the account had never verified. Whatever that person entered or verified no longer counts.
 */
function isTakenOver({ email, emailVerified }: UserRecord, profile: Profile | undefined): boolean {
  return emailVerified && profile?.isEmailProven === false && profile.email === email
}

function mirroredFields(record: UserRecord, profile: Profile) {
  const { email = '', emailVerified, phoneNumber, customClaims } = record
  const { phone, isAdmin } = profile
  return {
    email,
    isEmailProven: emailVerified,
    phone: phoneNumber ?? (isTakenOver(record, profile) ? '' : phone),
    isPhoneProven: phoneNumber !== undefined,
    isAdmin: isAdmin && customClaims?.admin === true,
  }
}

function isInStep(profile: StoredUser, mirrored: ReturnType<typeof mirroredFields>): boolean {
  return (['email', 'isEmailProven', 'phone', 'isPhoneProven', 'isAdmin'] as const).every(
    (key) => profile[key] === mirrored[key],
  )
}

function newProfile(record: UserRecord, now: Date): StoredUser {
  const role = StaffRole.safeParse(record.customClaims?.role).data
  return {
    // Users can set their display name without our API.
    name: cleanLine(record.displayName ?? record.email?.split('@', 1)[0] ?? '', 100),
    ...mirroredFields(record, { email: '', phone: '', isAdmin: true }),
    ...(role && { role }),
    address: emptyAddress,
    searchKeys: [],
    createdAt: now,
    updatedAt: now,
  }
}
