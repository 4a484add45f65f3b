import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { orderNotFound } from './order-not-found.ts'

/** Returns the order with this id; throws NOT_FOUND if there is none, or `isAllowed` rejects it. */
export async function findOrder(
  id: string,
  isAllowed: (order: StoredOrder) => boolean,
  db: Firestore,
): Promise<WithId<StoredOrder>> {
  const order = documentOf(await ordersIn(db).doc(id).get())
  if (!order || !isAllowed(order)) throw orderNotFound()
  return order
}
