import { type Day, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { piecesByProduct } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { addSales, noSales, type Sales, salesOf } from '@teeshala/contract/sales/sales'
import { mostProductsOfDay } from '@teeshala/contract/sales/stored-sales'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'

/** The sales of a day, and the pieces sold of each product. */
export type DayRead = { readonly sales: Sales; readonly sold: Record<string, number> }

const atOnce = 300

/** Reads the orders of a day in batches and returns their sales. */
export async function readDay(day: Day, db: Firestore): Promise<DayRead> {
  const orders = ordersIn(db)
    .where('createdAt', '>=', startOfDay(day))
    .where('createdAt', '<', startOfDay(daysAfter(day, 1)))
    .orderBy('createdAt')
    .orderBy('__name__')
    .limit(atOnce)
  let sales = noSales
  const sold = new Map<string, number>()
  let page = await orders.get()
  while (!page.empty) {
    for (const document of page.docs) {
      const order = document.data()
      const added = salesOf(order)
      sales = addSales(sales, added)
      if (added.orders > 0) addPieces(sold, order)
    }
    const last = page.docs.at(-1)
    if (page.size < atOnce || !last) break
    page = await orders.startAfter(last).get()
  }
  return { sales, sold: soldMost(sold) }
}

function addPieces(sold: Map<string, number>, { lines }: StoredOrder): void {
  for (const [id, pieces] of piecesByProduct(lines)) sold.set(id, (sold.get(id) ?? 0) + pieces)
}

function soldMost(sold: ReadonlyMap<string, number>): Record<string, number> {
  const most = [...sold].sort(([one, pieces], [other, more]) => more - pieces || (one < other ? -1 : 1))
  return Object.fromEntries(most.slice(0, mostProductsOfDay))
}
