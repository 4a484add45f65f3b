import { daysAfter, startOfDay } from '@teeshala/contract/india-day'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { listedStatuses, type OrderSort, shirtOrderKinds } from '@teeshala/contract/orders/search/order-list'
import { matchesOrder, orderSearchKey } from '@teeshala/contract/orders/search/order-search'
import { statusOfWord } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import type { ProofAwaits } from '@teeshala/contract/proofs/proof'
import type { Firestore, Query, WhereFilterOp } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { newestFirst, type Page, type PageRequest, readPage } from '../firestore/page.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { totalHeader } from '../firestore/total-header.ts'
import { type Answer, type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import type { Deps } from '../ports/deps.ts'
import { bulkAnswer } from './answers/bulk-answer.ts'
import { orderAnswer } from './answers/order-answer.ts'
import { printAnswer } from './answers/print-answer.ts'
import { shirtAnswer } from './answers/shirt-answer.ts'

const ordering = {
  newest: newestFirst,
  oldest: { field: 'createdAt', direction: 'asc' },
  highest: { field: 'totalPaise', direction: 'desc', tie: 'createdAt' },
} as const satisfies Record<OrderSort, object>

/** Returns all shop and single orders for staff, newest first. */
export const listOrders: Handler<'listOrders'> = async ({ query }, deps) => {
  return answered(await staffPage(query.kind ? [query.kind] : shirtOrderKinds, query, deps), shirtAnswer)
}

/** Returns all bulk orders for staff, newest first. */
export const listBulkOrders: Handler<'listBulkOrders'> = async ({ query }, deps) => {
  return answered(
    await staffPage(['bulk'], { ...query, status: query.status && statusOfWord(query.status) }, deps),
    bulkAnswer,
  )
}

/** Returns all print orders for staff, newest first. */
export const listPrintOrders: Handler<'listPrintOrders'> = async ({ query }, deps) => {
  return answered(
    await staffPage(['print'], { ...query, status: query.status && statusOfWord(query.status) }, deps),
    printAnswer,
  )
}

/** Returns one customer's shop and single orders, or those of every kind, newest first. */
export const listOrdersOf: Handler<'listOrdersOf'> = async ({ params, query }, deps) => {
  const wanted = query.kinds === 'all' ? ordersIn(deps.db) : ofKinds(shirtOrderKinds, deps.db)
  return answered(await ordersPage(wanted.where('userId', '==', params.id), newestFirst, query, deps), orderAnswer)
}

/** Returns the caller's own orders of every kind, newest first. */
export const listOwnOrders: Handler<'listOwnOrders'> = async ({ caller, query }, deps) => {
  const own = ordersIn(deps.db).where('userId', '==', caller.uid)
  return answered(await ordersPage(own, newestFirst, query, deps), orderAnswer)
}

type StaffQuery = PageRequest & {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly proof?: ProofAwaits | undefined
  readonly toPrint?: 'true' | undefined
  readonly q?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort: OrderSort
  readonly count?: 'no' | undefined
}

async function staffPage(
  kinds: readonly OrderKind[],
  { status, paymentStatus, proof, toPrint, q, from, to, sort, ...page }: StaffQuery,
  deps: Deps,
): Promise<Page<StoredOrder>> {
  let query = ofKinds(kinds, deps.db)
  const statuses = listedStatuses({ status, paymentStatus })
  const isOnlyPlaced = proof !== undefined || toPrint !== undefined
  if (isOnlyPlaced) query = query.where('status', '==', 'placed')
  if (statuses && !(isOnlyPlaced && statuses.includes('placed'))) query = query.where('status', ...among(statuses))
  if (proof) query = query.where('proof.awaits', '==', proof)
  if (toPrint) query = query.where('isToPrint', '==', true)
  if (paymentStatus) query = query.where('payment.status', '==', paymentStatus)
  if (from) query = query.where('createdAt', '>=', startOfDay(from))
  if (to) query = query.where('createdAt', '<', startOfDay(daysAfter(to, 1)))
  const order = ordering[sort]
  if (q === undefined) return counted(query, await ordersPage(query, order, page, deps), page)
  const key = orderSearchKey(q)
  if (key === undefined) return { items: [], headers: { [totalCountHeader]: '0' } }
  query = query.where('searchKeys', 'array-contains', key)
  const found = await counted(query, await ordersPage(query, order, page, deps), page)
  // The search key covers one word or two prefixes; the complete search is applied to its results.
  return { ...found, items: found.items.filter((each) => matchesOrder(each, q)) }
}

type Orders = Query<StoredOrder, StoredOrder>

/** Returns a page of orders without those that cannot be read. */
function ordersPage(
  query: Orders,
  order: (typeof ordering)[OrderSort],
  page: PageRequest,
  deps: Deps,
): Promise<Page<StoredOrder>> {
  return readPage<StoredOrder>(query, { ...order, onUnfit: leaveOutUnfit(deps) }, page)
}

/** Returns the first page with the total count; if no other follows, nothing has to be counted. */
async function counted(
  query: Orders,
  { items, headers }: Page<StoredOrder>,
  asked: Pick<StaffQuery, 'limit' | 'cursor' | 'count'>,
): Promise<Page<StoredOrder>> {
  if (asked.cursor !== undefined) return { items, headers }
  const isWhole = headers[nextCursorHeader] === undefined
  const total = isWhole ? { [totalCountHeader]: String(items.length) } : await totalHeader(query, asked)
  return { items, headers: { ...headers, ...total } }
}

const ofKinds = (kinds: readonly OrderKind[], db: Firestore) => ordersIn(db).where('kind', ...among(kinds))

const among = (values: readonly string[]): [WhereFilterOp, unknown] =>
  values.length === 1 ? ['==', values[0]] : ['in', values]

function answered<T>({ items, headers }: Page<StoredOrder>, answer: (order: WithId<StoredOrder>) => T): Answer<T[]> {
  return ok(items.map(answer), headers)
}
