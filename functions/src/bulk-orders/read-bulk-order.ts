import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import type { ReadOrderQuery } from '../orders/read-order.ts'
import { bulkOrderAnswer } from './bulk-order-answer.ts'

/** One bulk order for its owner, for staff, and for whoever holds a guest order's token; for others it does not exist. */
export async function readBulkOrder(
  { caller, params, query }: Call<'anyone', { id: string }, ReadOrderQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const order = keptOrUndefined<StoredBulkOrder>(await db.doc(`bulkOrders/${params.id}`).get())
  if (!order || !maySeeOrder(order, caller, query.t)) throw orderNotFound()
  return ok(bulkOrderAnswer(order))
}
