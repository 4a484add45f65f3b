import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { areSameSales, salesOf } from '@teeshala/contract/sales/sales'
import { recountsIn } from '../firestore/collections.ts'
import type { Transaction } from '../firestore/transact.ts'

type Change = { readonly _id: string; readonly before: StoredOrder; readonly after: StoredOrder; readonly at: Date }

/**
 * Marks the sales of an earlier day for recounting, in the transaction that changes one of its orders. The mark is
 * a document per order, so that orders do not contend.
 */
export function markRecount({ _id, before, after, at }: Change, transaction: Transaction): void {
  const day = dayOf(before.createdAt)
  if (day === dayOf(at) || areSameSales(salesOf(before), salesOf(after))) return
  transaction.set(recountsIn(transaction.db).doc(_id), { day, at })
}
