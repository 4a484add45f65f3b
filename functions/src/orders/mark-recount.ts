import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { areSameSales, salesOf } from '@teeshala/contract/sales/sales'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { recountsIn } from '../firestore/collections.ts'

type Change = { readonly _id: string; readonly before: StoredOrder; readonly after: StoredOrder; readonly at: Date }

/**
 * Notes in the transaction that changes an order of an earlier day that the sales of that day have to be counted again. The note is
 * the order's own document, so that no two orders wait for each other.
 */
export function markRecount({ _id, before, after, at }: Change, transaction: Transaction, db: Firestore): void {
  const day = dayOf(before.createdAt)
  if (day === dayOf(at) || areSameSales(salesOf(before), salesOf(after))) return
  transaction.set(recountsIn(db).doc(_id), { day, at })
}
