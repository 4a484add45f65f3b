import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueDays } from '@teeshala/contract/production/due-by'
import { mayBegin } from '@teeshala/contract/production/for-the-press'
import type { Query } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { productionAnswer } from './production-answer.ts'

/**
 * Returns the press's work of every kind: earliest due date first, then oldest. Orders that wait for payment,
 * confirmation or a proof are left out, which can shorten a page.
 */
export const listProduction: Handler<'listProduction'> = async ({ query }, deps) => {
  const { status, due, ...page } = query
  const { from, to } = due ? dueDays(due, dayOf(deps.now())) : {}
  let orders: Query<StoredOrder, StoredOrder> = ordersIn(deps.db).where('status', '==', status)
  if (from) orders = orders.where('dueBy', '>=', from)
  if (to) orders = orders.where('dueBy', '<=', to)
  const order = { field: 'dueBy', direction: 'asc', tie: 'createdAt' } as const
  const isWanted = (each: StoredOrder) => each.status !== 'placed' || mayBegin(each, proofHash(each))
  return listPage(orders, { page, order, isWanted, answer: productionAnswer }, deps)
}
