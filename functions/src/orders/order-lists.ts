import { searchKey } from '@teeshala/contract/catalogue/search'
import { matchesOrder, type SearchedOrder } from '@teeshala/contract/orders/order-search'
import { Cursor, PageLimit } from '@teeshala/contract/paging'
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { converter } from '../firestore/document-converter.ts'
import { type PageRequest, readPage } from '../firestore/page.ts'
import type { Kept } from '../firestore/stored.ts'
import { type Answer, ok } from '../http/answer.ts'

/** What tells one kind of order from another where orders are listed. */
export type OrderKind<Stored extends DocumentData> = {
  readonly collection: string
  readonly answer: (order: Kept<Stored>) => object
  readonly searched: (order: Kept<Stored>) => SearchedOrder
}

const page = { limit: PageLimit(25), cursor: z.optional(Cursor) }

/** The query string of every list of a customer's own orders. */
export const OwnOrdersQuery = z.object(page)
export type OwnOrdersQuery = z.infer<typeof OwnOrdersQuery>

/** Fields in the query string of every list of orders for staff. */
export const staffListFields = { q: z.optional(z.string().check(z.maxLength(100))), ...page }

const newestFirst = { field: 'createdAt', direction: 'desc' } as const

/** Staff's list, newest first: the orders that have all `wanted` values and match the search `q`. */
export async function listForStaff<Stored extends DocumentData>(
  kind: OrderKind<Stored>,
  wanted: Readonly<Record<string, string | undefined>>,
  { q, ...page }: PageRequest & { readonly q?: string | undefined },
  db: Firestore,
): Promise<Answer> {
  let query: Query<Stored, Stored> = db.collection(kind.collection).withConverter(converter<Stored>())
  for (const [field, value] of Object.entries(wanted)) if (value) query = query.where(field, '==', value)
  if (q) {
    const key = searchKey(q)
    if (key === undefined) return ok([])
    query = query.where('searchKeys', 'array-contains', key)
  }
  const { items, headers } = await readPage(query, newestFirst, page)
  // The key is that of one word; the others are looked for in what it finds.
  const found = q === undefined ? items : items.filter((order) => matchesOrder(kind.searched(order), q))
  return ok(found.map(kind.answer), headers)
}

/** A customer's own list, newest first. */
export async function listForOwner<Stored extends DocumentData>(
  kind: OrderKind<Stored>,
  userId: string,
  page: PageRequest,
  db: Firestore,
): Promise<Answer> {
  const own: Query<Stored, Stored> = db
    .collection(kind.collection)
    .withConverter(converter<Stored>())
    .where('userId', '==', userId)
  const { items, headers } = await readPage(own, newestFirst, page)
  return ok(items.map(kind.answer), headers)
}
