import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { usersIn } from '../firestore/collections.ts'
import type { Transaction } from '../firestore/transact.ts'

/** Returns a function that counts a refused parcel for its customer in the same transaction; guests and deleted accounts are not counted. */
export async function countRefusedParcel({ userId }: StoredOrder, transaction: Transaction): Promise<() => void> {
  if (userId === null) return () => {}
  const document = usersIn(transaction.db).doc(userId)
  const person = await transaction.read(document)
  if (!person) return () => {}
  return () => transaction.update(document, { refusedParcels: (person.refusedParcels ?? 0) + 1 })
}
