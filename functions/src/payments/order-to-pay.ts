import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { Firestore } from 'firebase-admin/firestore'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import type { Caller } from '../http/caller.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'
import { orderNotFound } from '../orders/order-not-found.ts'

/** The order that somebody wants to pay: their own, or a guest's whose token they hold. For others it does not exist. */
export async function orderToPay(
  { orderId, t }: { orderId: string; t?: string | undefined },
  caller: Caller,
  db: Firestore,
): Promise<Kept<StoredOrder>> {
  const order = keptOrUndefined<StoredOrder>(await db.doc(`orders/${orderId}`).get())
  if (!order || !isCustomersOwn(order, caller, t)) throw orderNotFound()
  return order
}
