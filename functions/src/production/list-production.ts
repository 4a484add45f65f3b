import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { closedGates } from '@teeshala/contract/payments/money-gate'
import { dueDays } from '@teeshala/contract/production/due-by'
import { whyNotForThePress } from '@teeshala/contract/production/for-the-press'
import { waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import type { Query } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { productionAnswer } from './production-answer.ts'

/**
 * Returns the press's work of every kind: earliest due date first, then oldest. Orders that wait for payment,
 * confirmation or a proof are left out, which can shorten a page.
 */
export const listProduction: Handler<'listProduction'> = async ({ query }, { db, now }) => {
  const { status, due, ...page } = query
  const { from, to } = due ? dueDays(due, dayOf(now())) : {}
  let orders: Query<StoredOrder, StoredOrder> = ordersIn(db).where('status', '==', status)
  if (from) orders = orders.where('dueBy', '>=', from)
  if (to) orders = orders.where('dueBy', '<=', to)
  const order = { field: 'dueBy', direction: 'asc', tie: 'createdAt' } as const
  const { items, headers } = await readPage<StoredOrder>(orders, order, page)
  return ok(items.filter(isReady).map(productionAnswer), headers)
}

function isReady(order: StoredOrder): boolean {
  if (whyNotForThePress(order) || closedGates(order).includes('production')) return false
  return order.status !== 'placed' || !waitsForProof(order.proof, proofHash(order))
}
