import { firstPayTerms, type PayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { Contact } from '@teeshala/contract/orders/order'
import type { OrderContact } from '@teeshala/contract/orders/single-order'
import type { Transaction } from 'firebase-admin/firestore'
import { usersIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { stayingPerson } from '../../http/caller/staying-person.ts'
import type { Deps } from '../../ports/deps.ts'

/** How somebody can be reached, the email of their profile, and how they pay. */
type Reached = {
  readonly contact: Contact
  readonly ownEmail: string
  readonly payTerms: PayTerms
  /** Where they hear of the orders that they place, and the number that they have proved. */
  readonly chosen: { readonly phone: string; readonly updates: NonNullable<StoredUser['updates']> } | undefined
}

/**
 * Returns how the customer can be reached: what they gave, what they left out from the profile where there is one. Read in the transaction that
 * stores it; UNAUTHENTICATED for an account that is gone or being deleted, so that nobody is written down again behind the deletion.
 */
export async function contactOf(
  userId: string | null,
  contact: OrderContact | undefined,
  transaction: Transaction,
  { db }: Pick<Deps, 'db'>,
): Promise<Reached> {
  const profile =
    userId === null ? undefined : stayingPerson(documentOf(await transaction.get(usersIn(db).doc(userId))))
  const reached = {
    name: contact?.name ?? profile?.name ?? '',
    phone: contact?.phone ?? profile?.phone ?? '',
    email: contact?.email ?? profile?.email ?? '',
  }
  const chosen =
    profile?.updates && profile.isPhoneProven ? { phone: profile.phone, updates: profile.updates } : undefined
  return { contact: reached, ownEmail: profile?.email ?? '', payTerms: profile?.payTerms ?? firstPayTerms, chosen }
}

/** Returns what a contact tells, without what is empty in it, as if that was left out. */
export const toldOf = (contact: OrderContact): OrderContact =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''))
