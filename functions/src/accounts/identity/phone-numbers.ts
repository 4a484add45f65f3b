import type { StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { mailsIn, phoneNumbersIn, usersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import type { Deps } from '../../ports/deps.ts'
import { takenNumber } from './identity-taken.ts'
import { lostNumberMail } from './lost-number-mail.ts'

type Data = Pick<Deps, 'db' | 'now'>
type Read = <T extends DocumentData>(document: DocumentReference<T, T>) => Promise<DocumentSnapshot<T, T>>

/** An account's number as it was and as it becomes, each E.164 or empty. `isProven` where Firebase Auth has the new one. */
type Change = { readonly uid: string; readonly from: string; readonly to: string; readonly isProven: boolean }

/** The uid that signs in with a number and a password; undefined for a number that stands in no account. */
export async function uidOfNumber(number: string, { db }: Pick<Deps, 'db'>): Promise<string | undefined> {
  return (await phoneNumbersIn(db).doc(number).get()).data()?.uid
}

/** Returns whether an account other than `uid`'s has the number, before anything is changed. */
export async function isTakenNumber(
  number: string,
  uid: string | undefined,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const holder = number === '' ? undefined : await holderOf(number, (document) => document.get(), db)
  return holder !== undefined && holder._id !== uid
}

/**
 * Gives an account its number, so that each stands in one account: who only writes it down comes after who has it
 * (PHONE_TAKEN), who has proved it comes before everybody who has not and takes it from them, who are told by mail. Returns how to
 * write that, for the transaction that writes the account's own profile.
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
  return () => {
    if (to !== '' && !(holder && !loser)) {
      transaction.set(phoneNumbersIn(db).doc(to), { uid, since: now() })
    }
    if (former?.data()?.uid === uid) transaction.delete(former.ref)
    if (loser) takeFrom(transaction, loser, { db, now })
  }
}

/** A document whose account is gone, or has another number by now, holds nothing: that was removed past the shop. */
async function holderOf(number: string, read: Read, db: Deps['db']): Promise<WithId<StoredUser> | undefined> {
  const uid = (await read(phoneNumbersIn(db).doc(number))).data()?.uid
  const holder = uid === undefined ? undefined : documentOf(await read(usersIn(db).doc(uid)))
  return holder?.phone === number ? holder : undefined
}

function takeFrom(transaction: Transaction, loser: WithId<StoredUser>, { db, now }: Data): void {
  const searchKeys = userSearchKeys({ ...loser, phone: '' })
  const changes = { phone: '', isPhoneProven: false, searchKeys, updatedAt: now() }
  transaction.update(usersIn(db).doc(loser._id), changes)
  if (loser.email) transaction.set(lostNumberMailIn(db, loser._id), lostNumberMail(loser, now()))
}

/** Where the mail to somebody who has lost a number stands; the next one takes its place. */
export const lostNumberMailIn = (db: Deps['db'], uid: string) => mailsIn(db).doc(`lost-number-${uid}`)
