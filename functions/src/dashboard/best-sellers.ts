import type { Day } from '@teeshala/contract/india-day'
import { type DayRange, daysOf } from '@teeshala/contract/sales/day-range'
import { soldMonthOf } from '@teeshala/contract/sales/stored-sales'
import type { Firestore } from 'firebase-admin/firestore'
import { productsIn, soldMonthsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { readDay } from '../sales/read-day.ts'

const shown = 5
/** Up to this many orders, today's best sellers are computed from the orders; beyond it the figures counted minutes ago are used. */
const fewOrders = 20

type Today = { readonly day: Day; readonly orders: number }

/** Returns the best-selling products of these days, by pieces. */
export async function bestSellers(range: DayRange, today: Today, db: Firestore) {
  const months = [...new Set(daysOf(range).map(soldMonthOf))]
  const documents = await readAll(db, ...months.map((month) => soldMonthsIn(db).doc(month)))
  const sold = new Map(documents.flatMap((document) => Object.entries(document?.days ?? {})))
  const isTodayShown = range.from <= today.day && today.day <= range.to
  if (isTodayShown && today.orders <= fewOrders) sold.set(today.day, (await readDay(today.day, db)).sold)
  const pieces = new Map<string, number>()
  for (const day of daysOf(range)) {
    for (const [id, count] of Object.entries(sold.get(day) ?? {})) pieces.set(id, (pieces.get(id) ?? 0) + count)
  }
  const best = [...pieces].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1)).slice(0, shown)
  const products = await readAll(db, ...best.map(([id]) => productsIn(db).doc(id)))
  return best.map(([_id, count], index) => ({
    _id,
    name: products[index]?.name ?? '',
    image: products[index]?.images[0] ?? '',
    pieces: count,
  }))
}
