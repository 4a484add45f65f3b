import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { salesIn } from '../sales/sales-on.ts'

/** Returns the orders behind the dashboard's figures, of every kind. */
export const listSales: Handler<'listSales'> = async ({ query }, deps) => {
  const { from, to, status, due, sort, ...page } = query
  const statuses = status && [status]
  const sales = salesIn(deps.db, { ...(from && { from }), ...(to && { to }), statuses, isDue: due !== undefined })
  const order = { field: 'createdAt', direction: sort === 'oldest' ? 'asc' : 'desc' } as const
  return listPage(sales, { page, order, isCounted: true, answer: orderAnswer }, deps)
}
