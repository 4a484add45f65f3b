import { phoneElsewhere, type StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { StaffRole } from '@teeshala/contract/staff/staff-role'
import { cleanLine } from '@teeshala/contract/text'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentReference } from 'firebase-admin/firestore'
import { AppError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { signInRequired } from '../../http/caller/not-allowed.ts'
import type { Deps } from '../../ports/deps.ts'
import { changeNumber, isTakenNumber } from '../identity/phone-numbers.ts'
import { emptyAddress } from './empty-address.ts'

/** A profile in step with Firebase Auth. */
type Seen = { readonly profile: WithId<StoredUser>; readonly wasTakenOver: boolean }

type Options = {
  /** Whether a new account takes its number from one that has only written it down; it is refused with PHONE_ELSEWHERE else. */
  readonly takesNumber?: boolean
}

/**
 * The profile of an account, made on first sight (Google, phone code) and brought in step with Firebase Auth where a
 * write failed half-way: Auth owns email and a proved phone, the profile mirrors them. A number that nobody has proved
 * stands in the profile alone. An admin needs both the claim and the profile: a missing claim makes the profile a customer's, a claim
 * makes no admin of a profile that says otherwise.
 */
export async function ensureProfile(
  record: UserRecord,
  deps: Deps,
  options: Options = {},
): Promise<WithId<StoredUser>> {
  return (await seeProfile(record, deps, options)).profile
}

/**
 * As `ensureProfile`, and says whether somebody has taken the account over since it was last seen: whoever lets them in ends all
 * sessions of before.
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
  const { db, now } = deps
  const { uid } = record
  return db.runTransaction(async (transaction) => {
    const current = documentOf(await transaction.get(document))
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

/** The number of whoever opened the account would go on opening it, by a code. */
async function withoutNumber(record: UserRecord, { auth }: Deps): Promise<UserRecord> {
  return record.phoneNumber === undefined ? record : auth.updateUser(record.uid, { phoneNumber: null })
}

/** A call that began before the account was deleted makes no profile behind it. */
async function refuseGone(uid: string, { auth }: Deps): Promise<void> {
  try {
    await auth.getUser(uid)
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') throw signInRequired()
    throw error
  }
}

/** A person who signs in by a code may have entered the number in another account, where their orders are. */
async function askWhoseNumber({ uid, phoneNumber = '' }: UserRecord, deps: Deps): Promise<void> {
  if (await isTakenNumber(phoneNumber, uid, deps)) throw new AppError('PHONE_ELSEWHERE', phoneElsewhere)
}

type Profile = Pick<StoredUser, 'email' | 'phone' | 'isAdmin' | 'isEmailProven'>

/**
 * Whether somebody else has come into an account by its email: Google or a reset of the password has shown that they read a mailbox which whoever opened the
 * account never proved to be theirs. What that person wrote down or proved does not count any more.
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
    // Whoever signs in can set it past the API.
    name: cleanLine(record.displayName ?? record.email?.split('@', 1)[0] ?? '', 100),
    ...mirroredFields(record, { email: '', phone: '', isAdmin: true }),
    ...(role && { role }),
    address: emptyAddress,
    searchKeys: [],
    createdAt: now,
    updatedAt: now,
  }
}
