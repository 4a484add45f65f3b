import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Answer } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import {
  listForOwner,
  listForStaff,
  type OrderKind,
  type OwnOrdersQuery,
  staffListFields,
} from '../orders/order-lists.ts'
import { bulkOrderAnswer } from './bulk-order-answer.ts'

export const ListBulkOrdersQuery = z.object({ status: z.optional(WorkshopStatus), ...staffListFields })
export type ListBulkOrdersQuery = z.infer<typeof ListBulkOrdersQuery>

const bulkOrders: OrderKind<StoredBulkOrder> = {
  collection: 'bulkOrders',
  answer: bulkOrderAnswer,
  searched: ({ _id, contact, productName }) => ({ _id, contact, orderItems: [{ name: productName }] }),
}

/** All bulk orders, newest first, for staff. */
export async function listBulkOrders(
  { query }: Call<'admin', unknown, ListBulkOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const { status, ...page } = query
  return listForStaff(bulkOrders, { status }, page, db)
}

/** One customer's bulk orders, newest first. */
export async function listBulkOrdersOf(
  { params, query }: Call<'customer', { id: string }, OwnOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  return listForOwner(bulkOrders, params.id, query, db)
}
