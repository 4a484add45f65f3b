import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { readPage } from '../firestore/page.ts'
import { totalHeader } from '../firestore/total-header.ts'
import { type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { salesIn } from '../sales/sales-on.ts'

/** Returns the orders behind the dashboard's figures, of every kind. */
export const listSales: Handler<'listSales'> = async ({ query }, deps) => {
  const { from, to, status, due, sort, ...page } = query
  const statuses = status && [status]
  const sales = salesIn(deps.db, { ...(from && { from }), ...(to && { to }), statuses, isDue: due !== undefined })
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  const order = { field: 'createdAt', direction, onUnfit: leaveOutUnfit(deps) } as const
  const [{ items, headers }, total] = await Promise.all([readPage<StoredOrder>(sales, order, page), totalHeader(sales)])
  return ok(items.map(orderAnswer), { ...headers, ...total })
}
