import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import type { WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { notAllowed, signInRequired } from '../http/caller/not-allowed.ts'
import { findOrder } from '../orders/find-order.ts'
import { isCustomersOwn, maySeeOrder } from '../orders/may-see-order.ts'

/**
 * Returns the order if the caller may pay it: their own, or a guest's whose token they hold. For other customers it does not exist, staff may see but not
 * pay it, and whoever has neither account nor token has to sign in.
 */
export async function orderToPay(
  { orderId, t }: { orderId: string; t?: string | undefined },
  caller: Caller,
  db: Firestore,
): Promise<WithId<StoredOrder>> {
  if (caller.kind !== 'customer' && t === undefined) throw signInRequired()
  const order = await findOrder(orderId, db, (found) => maySeeOrder(found, caller, t))
  if (!isCustomersOwn(order, caller, t)) throw notAllowed()
  return order
}
