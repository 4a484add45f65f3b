import { maxClaims } from '@teeshala/contract/claims/claim-window'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { claimsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'

/** Reads the claims about an order; may exceed the limit, because several can be sent at once. */
export async function claimsOfOrder(
  orderId: string,
  db: Firestore,
  transaction?: Transaction,
): Promise<readonly WithId<StoredClaim>[]> {
  const query = claimsIn(db)
    .where('orderId', '==', orderId)
    .limit(2 * maxClaims)
  const { docs } = await (transaction ? transaction.get(query) : query.get())
  return docs.map((document) => documentOf(document))
}
