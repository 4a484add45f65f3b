import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { Contact } from '@teeshala/contract/orders/order'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'

type Order = Kept<{ readonly userId: string | null; readonly contact: Contact }>

/**
 * The secret with which a guest comes back to an order, for the links of later mails. The order itself keeps only its hash; the
 * first mail about it has carried it anyway. Undefined for customers, and for guests who get no mails.
 */
export async function guestTokenOf(
  { _id, userId, contact }: Order,
  transaction: Transaction,
  db: Firestore,
): Promise<string | undefined> {
  if (userId !== null || contact.email === '') return undefined
  return keptOrUndefined<StoredMail>(await transaction.get(db.doc(`mail/${_id}-placed`)))?.guestToken
}
