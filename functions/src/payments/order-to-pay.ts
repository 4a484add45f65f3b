import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { Firestore } from 'firebase-admin/firestore'
import { AppError } from '../app-error.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import type { Caller } from '../http/caller.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'

/** The order that somebody wants to pay: their own, or a guest's whose token they hold. For others it does not exist. */
export async function orderToPay(
  { orderId, t }: { orderId: string; t?: string | undefined },
  caller: Caller,
  db: Firestore,
): Promise<Kept<StoredOrder>> {
  const order = keptOrUndefined<StoredOrder>(await db.doc(`orders/${orderId}`).get())
  if (!order || !isCustomersOwn(order, caller, t)) throw new AppError('NOT_FOUND', 'There is no such order.')
  return order
}
