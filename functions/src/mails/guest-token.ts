import type { Contact } from '@teeshala/contract/orders/order'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { mailsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'

type Order = WithId<{ readonly userId: string | null; readonly contact: Contact }>

/**
 * Returns the secret that opens a guest's order, for links in later mails. The order stores only its hash; the
 * first mail about it contains the secret. Undefined for customers, and for guests who get no mails.
 */
export async function guestTokenOf(
  { _id, userId, contact }: Order,
  transaction: Transaction,
  db: Firestore,
): Promise<string | undefined> {
  if (userId !== null || contact.email === '') return undefined
  return documentOf(await transaction.get(mailsIn(db).doc(`${_id}-placed`)))?.guestToken
}
