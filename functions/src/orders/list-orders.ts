import { searchKey } from '@teeshala/contract/catalogue/search'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import { matchesOrder } from '@teeshala/contract/orders/order-search'
import { OrderStatus } from '@teeshala/contract/orders/order-status'
import { PaymentStatus } from '@teeshala/contract/orders/payment'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import type { Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { readPage } from '../firestore/page.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { orderAnswer } from './order-answer.ts'

export const ListOrdersQuery = z.object({
  paymentStatus: z.optional(PaymentStatus),
  status: z.optional(OrderStatus),
  q: z.optional(z.string().check(z.maxLength(100))),
  limit: PageLimit(25),
  cursor: z.optional(Cursor),
})
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>

const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/** All orders, newest first, for staff. */
export async function listOrders(
  { query }: Call<'admin', unknown, ListOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  let filtered: Query = db.collection('orders')
  if (query.paymentStatus) filtered = filtered.where('paymentStatus', '==', query.paymentStatus)
  if (query.status) filtered = filtered.where('status', '==', query.status)
  if (query.q) {
    const key = searchKey(query.q)
    if (key === undefined) return ok([])
    filtered = filtered.where('searchKeys', 'array-contains', key)
  }
  const { items, headers } = await readPage<StoredOrder>(filtered, newestFirst, query)
  const { q } = query
  const wanted = q === undefined ? items : items.filter((order) => matchesOrder(order, q))
  return ok(wanted.map(orderAnswer), headers)
}

export const ListOwnOrdersQuery = z.object({ limit: PageLimit(25), cursor: z.optional(Cursor) })
export type ListOwnOrdersQuery = z.infer<typeof ListOwnOrdersQuery>

/** One customer's orders, newest first. */
export async function listOrdersOf(
  { params, query }: Call<'customer', { id: string }, ListOwnOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const own = db.collection('orders').where('userId', '==', params.id)
  const { items, headers } = await readPage<StoredOrder>(own, newestFirst, query)
  return ok(items.map(orderAnswer), headers)
}
