import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { usersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'

/** Returns a function that counts a refused parcel for its customer in the same transaction; guests and deleted accounts are not counted. */
export async function countRefusedParcel(
  { userId }: StoredOrder,
  transaction: Transaction,
  db: Firestore,
): Promise<() => void> {
  if (userId === null) return () => {}
  const document = usersIn(db).doc(userId)
  const person = documentOf(await transaction.get(document))
  if (!person) return () => {}
  return () => transaction.update(document, { refusedParcels: (person.refusedParcels ?? 0) + 1 })
}
