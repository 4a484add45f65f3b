/** Counts the sales of past days from the stored orders, as the scheduled job would. */
import { type Day, dayOf } from '@teeshala/contract/india-day'
import { piecesByProduct } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { daysOf } from '@teeshala/contract/sales/day-range'
import { addSales, noSales, salesOf } from '@teeshala/contract/sales/sales'
import {
  mostProductsOfDay,
  type StoredSalesYear,
  type StoredSoldMonth,
  salesYearOf,
  soldMonthOf,
} from '@teeshala/contract/sales/stored-sales'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** Writes the counted sales, which settles all pending recount marks. */
export async function countSales(db: Firestore, now: Date): Promise<void> {
  const notes = await db.collection('recounts').get()
  for (const [path, data] of await salesDocuments(ordersOf(db), now)) await db.doc(path).set(data)
  await Promise.allSettled(notes.docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })))
}

/** Yields every order of the shop, oldest first, including those placed after it was seeded. */
async function* ordersOf(db: Firestore): AsyncGenerator<StoredOrder> {
  const needed = ['status', 'payment', 'totalPaise', 'pieces', 'lines', 'createdAt'] as const
  const orders = db
    .collection('orders')
    .orderBy('createdAt')
    .select(...needed)
  for await (const document of orders.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    yield { ...document.data(), createdAt: document.get('createdAt').toDate() } as StoredOrder
  }
}

type Sale = Pick<StoredOrder, 'status' | 'payment' | 'totalPaise' | 'pieces' | 'lines' | 'createdAt'>
type Documents = Map<string, StoredSalesYear | StoredSoldMonth>

/** Returns the dashboard's documents by path; the orders must be sorted oldest first. */
export async function salesDocuments(orders: AsyncIterable<Sale> | Iterable<Sale>, now: Date): Promise<Documents> {
  const today = dayOf(now)
  const years = new Map<string, StoredSalesYear>()
  const months = new Map<string, StoredSoldMonth>()
  let open: Day | undefined
  for await (const order of orders) {
    const day = dayOf(order.createdAt)
    if (open === undefined && day < today) {
      for (const each of daysOf({ from: day, to: today }).slice(0, -1))
        at(years, salesYearOf(each)).days[each] = noSales
    }
    open ??= day
    const sales = salesOf(order)
    if (day < today) {
      const { days } = at(years, salesYearOf(day))
      days[day] = addSales(days[day] ?? noSales, sales)
    }
    if (sales.orders > 0) addPieces(at(months, soldMonthOf(day)), day, order)
  }
  for (const { days } of months.values()) {
    for (const [day, sold] of Object.entries(days)) days[day] = soldMost(sold)
  }
  return new Map([
    ...[...years].map(([id, year]) => [`salesYears/${id}`, year] as const),
    ...[...months].map(([id, month]) => [`soldMonths/${id}`, month] as const),
  ])
}

function at<T>(documents: Map<string, { days: Record<Day, T> }>, id: string): { days: Record<Day, T> } {
  const known = documents.get(id) ?? { days: {} }
  documents.set(id, known)
  return known
}

function addPieces(month: StoredSoldMonth, day: Day, { lines }: Sale): void {
  const sold = month.days[day] ?? {}
  month.days[day] = sold
  for (const [id, pieces] of piecesByProduct(lines)) sold[id] = (sold[id] ?? 0) + pieces
}

const soldMost = (sold: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(sold)
      .sort(([, pieces], [, more]) => more - pieces)
      .slice(0, mostProductsOfDay),
  )
