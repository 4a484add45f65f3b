import type { StoredOrder } from '@teeshala/contract/orders/order'
import { OrderStatus } from '@teeshala/contract/orders/order-status'
import { PaymentStatus } from '@teeshala/contract/orders/payment'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Answer } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { orderAnswer } from './order-answer.ts'
import { listForOwner, listForStaff, type OrderKind, type OwnOrdersQuery, staffListFields } from './order-lists.ts'

export const ListOrdersQuery = z.object({
  paymentStatus: z.optional(PaymentStatus),
  status: z.optional(OrderStatus),
  ...staffListFields,
})
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>

const orders: OrderKind<StoredOrder> = { collection: 'orders', answer: orderAnswer, searched: (order) => order }

/** All orders, newest first, for staff. */
export async function listOrders(
  { query }: Call<'admin', unknown, ListOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  const { paymentStatus, status, ...page } = query
  return listForStaff(orders, { paymentStatus, status }, page, db)
}

/** One customer's orders, newest first. */
export async function listOrdersOf(
  { params, query }: Call<'customer', { id: string }, OwnOrdersQuery, unknown>,
  { db }: Deps,
): Promise<Answer> {
  return listForOwner(orders, params.id, query, db)
}
