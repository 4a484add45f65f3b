import type { StoredPhoneNumber, StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { takenNumber } from './identity-taken.ts'
import { lostNumberMail } from './lost-number-mail.ts'

type Data = Pick<Deps, 'db' | 'now'>
type Read = (document: DocumentReference) => Promise<DocumentSnapshot>

/** An account's number as it was and as it becomes, each E.164 or empty. `isProven` where Firebase Auth has the new one. */
type Change = { readonly uid: string; readonly from: string; readonly to: string; readonly isProven: boolean }

/** The uid that signs in with a number and a password; undefined for a number that stands in no account. */
export async function uidOfNumber(number: string, { db }: Pick<Deps, 'db'>): Promise<string | undefined> {
  return (await db.doc(`phoneNumbers/${number}`).get()).get('uid')
}

/** Whether a number stands in an account other than `uid`'s: a look before anything is changed. */
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
  const former = from === '' || from === to ? undefined : await read(db.doc(`phoneNumbers/${from}`))
  return () => {
    if (to !== '' && !(holder && !loser)) {
      transaction.set(db.doc(`phoneNumbers/${to}`), { uid, since: now() } satisfies StoredPhoneNumber)
    }
    if (former?.get('uid') === uid) transaction.delete(former.ref)
    if (loser) takeFrom(transaction, loser, { db, now })
  }
}

/** A document whose account is gone, or has another number by now, holds nothing: that was removed past the shop. */
async function holderOf(number: string, read: Read, db: Deps['db']): Promise<Kept<StoredUser> | undefined> {
  const uid: string | undefined = (await read(db.doc(`phoneNumbers/${number}`))).get('uid')
  const holder = uid === undefined ? undefined : keptOrUndefined<StoredUser>(await read(db.doc(`users/${uid}`)))
  return holder?.phone === number ? holder : undefined
}

function takeFrom(transaction: Transaction, loser: Kept<StoredUser>, { db, now }: Data): void {
  const searchKeys = userSearchKeys({ ...loser, phone: '' })
  const changes = { phone: '', isPhoneProven: false, searchKeys, updatedAt: now() } satisfies Partial<StoredUser>
  transaction.update(db.doc(`users/${loser._id}`), changes)
  if (loser.email) transaction.set(db.doc(lostNumberMailPath(loser._id)), lostNumberMail(loser, now()))
}

/** Where the mail to somebody who has lost a number stands; the next one takes its place. */
export function lostNumberMailPath(uid: string): string {
  return `mail/lost-number-${uid}`
}
