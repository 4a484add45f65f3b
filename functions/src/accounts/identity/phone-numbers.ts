import type { StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { mailsIn, phoneNumbersIn, usersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import type { Deps } from '../../ports/deps.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { takenNumber } from './identity-taken.ts'
import { lostNumberMail } from './lost-number-mail.ts'

type Data = Pick<Deps, 'db' | 'now'>
type Read = <T extends DocumentData>(document: DocumentReference<T, T>) => Promise<DocumentSnapshot<T, T>>

/** The old and the new number of an account, each in E.164 or empty. `isProven` if Firebase Auth has verified the new one. */
type Change = { readonly uid: string; readonly from: string; readonly to: string; readonly isProven: boolean }

/** Returns the uid that signs in with this number and a password; undefined if no account has the number. */
export async function uidOfNumber(number: string, { db }: Pick<Deps, 'db'>): Promise<string | undefined> {
  return (await phoneNumbersIn(db).doc(number).get()).data()?.uid
}

/** Returns whether another account than `uid` has the number. */
export async function isTakenNumber(
  number: string,
  uid: string | undefined,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const holder = number === '' ? undefined : await holderOf(number, (document) => document.get(), db)
  return holder !== undefined && holder._id !== uid
}

/**
 * Assigns a number to an account; a number belongs to one account only. An unverified claim loses against an existing one
 * (PHONE_TAKEN); a verified claim takes the number from unverified accounts, whose owners are told by mail. Returns a function that
 * writes the change in the transaction that writes the profile.
 */
export async function changeNumber(
  transaction: Transaction,
  { uid, from, to, isProven }: Change,
  { db, now }: Data,
): Promise<() => void> {
  const read: Read = (document) => transaction.get(document)
  const holder = to === '' ? undefined : await holderOf(to, read, db)
  const loser = holder && holder._id !== uid ? holder : undefined
  if (loser && !isProven) throw takenNumber()
  const former = from === '' || from === to ? undefined : await read(phoneNumbersIn(db).doc(from))
  const shop = loser?.email ? await currentSettings(db) : undefined
  return () => {
    if (to !== '' && !(holder && !loser)) {
      transaction.set(phoneNumbersIn(db).doc(to), { uid, since: now() })
    }
    if (former?.data()?.uid === uid) transaction.delete(former.ref)
    if (loser) takeFrom(transaction, loser, { db, now })
    if (loser && shop) transaction.set(lostNumberMailIn(db, loser._id), lostNumberMail(loser, shop, now()))
  }
}

/** A number document is stale if its account is gone or has another number, for example after a manual deletion. */
async function holderOf(number: string, read: Read, db: Deps['db']): Promise<WithId<StoredUser> | undefined> {
  const uid = (await read(phoneNumbersIn(db).doc(number))).data()?.uid
  const holder = uid === undefined ? undefined : documentOf(await read(usersIn(db).doc(uid)))
  return holder?.phone === number ? holder : undefined
}

function takeFrom(transaction: Transaction, loser: WithId<StoredUser>, { db, now }: Data): void {
  const searchKeys = userSearchKeys({ ...loser, phone: '' })
  const changes = { phone: '', isPhoneProven: false, searchKeys, updatedAt: now() }
  transaction.update(usersIn(db).doc(loser._id), changes)
}

/** Returns where the mail about a lost number is stored; a later one overwrites it. */
export const lostNumberMailIn = (db: Deps['db'], uid: string) => mailsIn(db).doc(`lost-number-${uid}`)
