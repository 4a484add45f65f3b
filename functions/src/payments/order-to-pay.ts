import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import type { WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { findOrder } from '../orders/find-order.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'

/** Returns the order if the caller may pay it: their own, or a guest's whose token they hold. For others it does not exist. */
export function orderToPay(
  { orderId, t }: { orderId: string; t?: string | undefined },
  caller: Caller,
  db: Firestore,
): Promise<WithId<StoredOrder>> {
  return findOrder(orderId, (order) => isCustomersOwn(order, caller, t), db)
}
