import type { Contact } from '@teeshala/contract/orders/order'
import { mailsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'

type Order = WithId<{ readonly userId: string | null; readonly contact: Contact }>

/**
 * Returns the secret that opens a guest's order, for links in later mails. The order stores only its hash; the
 * first mail about it contains the secret. Undefined for customers, and for guests who get no mails.
 */
export async function guestTokenOf(
  { _id, userId, contact }: Order,
  transaction: Transaction,
): Promise<string | undefined> {
  if (userId !== null || contact.email === '') return undefined
  return (await transaction.read(mailsIn(transaction.db).doc(`${_id}-placed`)))?.guestToken
}
