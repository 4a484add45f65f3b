import { searchKey } from '@teeshala/contract/catalogue/search'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { matchesOrder } from '@teeshala/contract/orders/order-search'
import { OrderStatus } from '@teeshala/contract/orders/order-status'
import { PaymentStatus } from '@teeshala/contract/orders/payment'
import { statusOfWord, WorkshopStatus } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import type { Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { ordersIn } from '../firestore/collections.ts'
import { type PageRequest, readPage } from '../firestore/page.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { orderAnswer } from './order-answer.ts'

const page = { limit: PageLimit(25), cursor: z.optional(Cursor) }
const staffFields = {
  paymentStatus: z.optional(PaymentStatus),
  q: z.optional(z.string().check(z.maxLength(100))),
  ...page,
}

/** The query string of a list of a customer's own orders. */
export const OwnOrdersQuery = z.object(page)
export type OwnOrdersQuery = z.infer<typeof OwnOrdersQuery>

/** The query string of the staff's list of shop and single orders. */
export const ListOrdersQuery = z.object({ status: z.optional(OrderStatus), ...staffFields })
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>

/** The query string of the staff's list of bulk orders, in the workshop's words. */
export const ListBulkOrdersQuery = z.object({ status: z.optional(WorkshopStatus), ...staffFields })
export type ListBulkOrdersQuery = z.infer<typeof ListBulkOrdersQuery>

const newestFirst = { field: 'createdAt', direction: 'desc' } as const
const shirtKinds = ['shop', 'single'] as const

/** All shop and single orders, newest first, for staff. */
export async function listOrders({ query }: Call<'admin', unknown, ListOrdersQuery, unknown>, { db }: Deps) {
  return listForStaff(shirtKinds, query, db)
}

/** All bulk orders, newest first, for staff. */
export async function listBulkOrders({ query }: Call<'admin', unknown, ListBulkOrdersQuery, unknown>, { db }: Deps) {
  return listForStaff(['bulk'], { ...query, status: query.status && statusOfWord(query.status) }, db)
}

/** One customer's shop and single orders, newest first. */
export async function listOrdersOf(
  { params, query }: Call<'customer', { id: string }, OwnOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  return answerPage(ofKinds(shirtKinds, db).where('userId', '==', params.id), query)
}

/** The caller's own orders of every kind, newest first. */
export async function listOwnOrders(
  { caller, query }: Call<'customer', unknown, OwnOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  return answerPage(ordersIn(db).where('userId', '==', caller.uid), query)
}

type StaffQuery = PageRequest & {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly q?: string | undefined
}

async function listForStaff(
  kinds: readonly OrderKind[],
  { status, paymentStatus, q, ...page }: StaffQuery,
  db: Firestore,
): Promise<Answer> {
  let query = ofKinds(kinds, db)
  if (status) query = query.where('status', '==', status)
  if (paymentStatus) query = query.where('payment.status', '==', paymentStatus)
  if (q === undefined) return answerPage(query, page)
  const key = searchKey(q)
  if (key === undefined) return ok([])
  const { items, headers } = await readPage<StoredOrder>(
    query.where('searchKeys', 'array-contains', key),
    newestFirst,
    page,
  )
  // The key is that of one word; the others are looked for in what it finds.
  return ok(items.filter((order) => matchesOrder(order, q)).map(orderAnswer), headers)
}

const ofKinds = (kinds: readonly OrderKind[], db: Firestore) =>
  kinds.length === 1 ? ordersIn(db).where('kind', '==', kinds[0]) : ordersIn(db).where('kind', 'in', kinds)

async function answerPage(query: Query<StoredOrder, StoredOrder>, page: PageRequest): Promise<Answer> {
  const { items, headers } = await readPage<StoredOrder>(query, newestFirst, page)
  return ok(items.map(orderAnswer), headers)
}
