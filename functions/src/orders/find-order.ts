import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { maySeeOrder } from './may-see-order.ts'

/** Returns the order with this id; throws NOT_FOUND if there is none, or `isAllowed` rejects it. */
export async function findOrder(
  id: string,
  db: Firestore,
  isAllowed: (order: StoredOrder) => boolean = () => true,
): Promise<WithId<StoredOrder>> {
  const order = documentOf(await ordersIn(db).doc(id).get())
  if (!order || !isAllowed(order)) throw orderNotFound()
  return order
}

type AskedOrder = {
  readonly caller: Caller
  readonly params: { readonly id: string }
  readonly secret: string | undefined
}

/** Returns the order that a call asks for, if its caller may see it; for others it does not exist. */
export function visibleOrder({ caller, params, secret }: AskedOrder, db: Firestore): Promise<WithId<StoredOrder>> {
  return findOrder(params.id, db, (order) => maySeeOrder(order, caller, secret))
}

/** Returns the error for an order that does not exist or is not the caller's: the two are indistinguishable. */
export function orderNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.')
}
