import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { searchKey } from '@teeshala/contract/catalogue/search'
import { matchesOrder } from '@teeshala/contract/orders/order-search'
import { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import type { Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { readPage } from '../firestore/page.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { bulkOrderAnswer } from './bulk-order-answer.ts'

export const ListBulkOrdersQuery = z.object({
  status: z.optional(WorkshopStatus),
  q: z.optional(z.string().check(z.maxLength(100))),
  limit: PageLimit(25),
  cursor: z.optional(Cursor),
})
export type ListBulkOrdersQuery = z.infer<typeof ListBulkOrdersQuery>

const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/** All bulk orders, newest first, for staff. */
export async function listBulkOrders(
  { query }: Call<'admin', unknown, ListBulkOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const { status, q } = query
  let filtered: Query = db.collection('bulkOrders')
  if (status) filtered = filtered.where('status', '==', status)
  if (q) {
    const key = searchKey(q)
    if (key === undefined) return ok([])
    filtered = filtered.where('searchKeys', 'array-contains', key)
  }
  const { items, headers } = await readPage<StoredBulkOrder>(filtered, newestFirst, query)
  const wanted = items.filter((order) => q === undefined || matchesOrder(searched(order), q))
  return ok(wanted.map(bulkOrderAnswer), headers)
}

const searched = ({ _id, contact, productName }: StoredBulkOrder & { _id: string }) => ({
  _id,
  contact,
  orderItems: [{ name: productName }],
})

export const ListOwnBulkOrdersQuery = z.object({ limit: PageLimit(25), cursor: z.optional(Cursor) })
export type ListOwnBulkOrdersQuery = z.infer<typeof ListOwnBulkOrdersQuery>

/** One customer's bulk orders, newest first. */
export async function listBulkOrdersOf(
  { params, query }: Call<'customer', { id: string }, ListOwnBulkOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const own = db.collection('bulkOrders').where('userId', '==', params.id)
  const { items, headers } = await readPage<StoredBulkOrder>(own, newestFirst, query)
  return ok(items.map(bulkOrderAnswer), headers)
}
