import { type Day, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import type { DayRange } from '@teeshala/contract/sales/day-range'
import { duePaymentStatuses, type Sales, salePaymentStatuses, saleStatuses } from '@teeshala/contract/sales/sales'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { countAll, sumOf } from '../firestore/field-values.ts'

type Narrowed = Partial<DayRange> & {
  readonly statuses?: readonly string[] | undefined
  /** Only orders with an amount due. */
  readonly isDue?: boolean | undefined
}

/** Returns the query for orders that count as sales; the same ones that `salesOf` counts. */
export function salesIn(db: Firestore, { from, to, statuses = saleStatuses, isDue = false }: Narrowed = {}) {
  let sales = ordersIn(db)
    .where('status', 'in', statuses)
    .where('payment.status', 'in', isDue ? duePaymentStatuses : salePaymentStatuses)
  if (from) sales = sales.where('createdAt', '>=', startOfDay(from))
  if (to) sales = sales.where('createdAt', '<', startOfDay(daysAfter(to, 1)))
  return sales
}

/** Returns the sales of a day from its current orders; one read per thousand. */
export async function salesOn(day: Day, db: Firestore): Promise<Sales> {
  const only = { from: day, to: day }
  const [all, due] = await Promise.all([
    sumsOf(salesIn(db, only), ['payment.duePaise', 'pieces']),
    sumsOf(salesIn(db, { ...only, isDue: true }), ['payment.duePaise', 'payment.paidPaise']),
  ])
  const [revenuePaise, pieces] = all.sums
  const [duePaise, paidPaise] = due.sums
  return { orders: all.count, revenuePaise, pieces, duePaise: duePaise - paidPaise, dueOrders: due.count }
}

async function sumsOf(query: Query, [one, other]: readonly [string, string]) {
  const sums = { count: countAll(), one: sumOf(one), other: sumOf(other) }
  const found = (await query.aggregate(sums).get()).data()
  return { count: found.count, sums: [found.one, found.other] as const }
}
