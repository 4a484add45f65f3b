import { firstPayTerms, type PayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { Contact } from '@teeshala/contract/orders/order'
import type { OrderContact } from '@teeshala/contract/orders/single-order'
import { usersIn } from '../../firestore/collections.ts'
import type { Transaction } from '../../firestore/transact.ts'
import { stayingPerson } from '../../http/caller/staying-person.ts'

/** A person's contact details, the email of their profile, and their payment terms. */
type Reached = {
  readonly contact: Contact
  readonly ownEmail: string
  readonly payTerms: PayTerms
  /** Their choice of order updates, and their verified number. */
  readonly chosen: { readonly phone: string; readonly updates: NonNullable<StoredUser['updates']> } | undefined
}

/**
 * Returns the customer's contact details: as given, completed from the profile if there is one. Read in the transaction that
 * stores it; throws UNAUTHENTICATED if the account is gone or being deleted, so that nothing is stored after the deletion.
 */
export async function contactOf(
  userId: string | null,
  contact: OrderContact | undefined,
  transaction: Transaction,
): Promise<Reached> {
  const profile =
    userId === null ? undefined : stayingPerson(await transaction.read(usersIn(transaction.db).doc(userId)))
  const reached = {
    name: contact?.name ?? profile?.name ?? '',
    phone: contact?.phone ?? profile?.phone ?? '',
    email: contact?.email ?? profile?.email ?? '',
  }
  const chosen =
    profile?.updates && profile.isPhoneProven ? { phone: profile.phone, updates: profile.updates } : undefined
  return { contact: reached, ownEmail: profile?.email ?? '', payTerms: profile?.payTerms ?? firstPayTerms, chosen }
}

/** Returns a contact with empty fields removed. */
export const withoutEmptyFields = (contact: OrderContact): OrderContact =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''))
