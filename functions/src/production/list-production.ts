import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { closedGates } from '@teeshala/contract/payments/money-gate'
import { lapsesUnpaid } from '@teeshala/contract/payments/payment-time'
import { waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import { ordersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import { proofHash } from '../orders/proof-hash.ts'
import type { Deps } from '../ports/deps.ts'
import { productionAnswer } from './production-answer.ts'

/** What the press has to make, of every kind, the oldest first. What waits for its money or its
 * proof is not printed before that: a page is shorter by it. */
export async function listProduction({ query }: Call<'listProduction'>, { db }: Deps): Reply<'listProduction'> {
  const { status, ...page } = query
  const orders = ordersIn(db).where('status', '==', status)
  const { items, headers } = await readPage<StoredOrder>(orders, { field: 'createdAt', direction: 'asc' }, page)
  return ok(items.filter(isReady).map(productionAnswer), headers)
}

function isReady(order: StoredOrder): boolean {
  if (lapsesUnpaid(order) || closedGates(order).includes('production')) return false
  return order.status !== 'placed' || !waitsForProof(order.proof, proofHash(order))
}
