import type { StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { UserRecord } from 'firebase-admin/auth'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { noAddress } from './no-address.ts'

/**
 * The profile of an account, made on first sight (Google, phone code) and brought in step with Firebase Auth where a
 * write failed half-way: Auth owns email, phone and the admin claim, the profile mirrors them.
 */
export async function ensureProfile(record: UserRecord, { db, now }: Deps): Promise<Kept<StoredUser>> {
  const document = db.doc(`users/${record.uid}`)
  const mirrored = mirroredFields(record)
  const profile = keptOrUndefined<StoredUser>(await document.get())
  if (profile && isInStep(profile, mirrored)) return profile
  return db.runTransaction(async (transaction) => {
    const current = keptOrUndefined<StoredUser>(await transaction.get(document))
    const { _id: _, ...kept } = current ?? { ...newProfile(record, now()), _id: record.uid }
    const repaired: StoredUser = { ...kept, ...mirrored, updatedAt: now() }
    repaired.searchKeys = userSearchKeys(repaired)
    transaction.set(document, repaired)
    return { ...repaired, _id: record.uid }
  })
}

function mirroredFields(record: UserRecord) {
  return {
    email: record.email ?? '',
    phone: record.phoneNumber ?? '',
    isAdmin: record.customClaims?.admin === true,
  }
}

function isInStep(profile: StoredUser, mirrored: ReturnType<typeof mirroredFields>): boolean {
  return profile.email === mirrored.email && profile.phone === mirrored.phone && profile.isAdmin === mirrored.isAdmin
}

function newProfile(record: UserRecord, now: Date): StoredUser {
  return {
    name: (record.displayName ?? record.email?.split('@', 1)[0] ?? '').slice(0, 100),
    ...mirroredFields(record),
    address: noAddress,
    searchKeys: [],
    createdAt: now,
    updatedAt: now,
  }
}
