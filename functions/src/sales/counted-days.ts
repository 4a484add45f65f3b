import { type Day, dayOf, daysAfter } from '@teeshala/contract/india-day'
import type { DayRange } from '@teeshala/contract/sales/day-range'
import type { Sales } from '@teeshala/contract/sales/sales'
import { salesYearOf } from '@teeshala/contract/sales/stored-sales'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn, salesYearsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'

export type CountedDays = {
  /** The sales of each counted day. */
  readonly sales: ReadonlyMap<Day, Sales>
  /** From this day on nothing is counted yet. */
  readonly openFrom: Day
}

/** Reads the counted sales of some days, and up to which day the shop has counted. */
export async function countedDays(today: Day, db: Firestore, range: DayRange = { from: today, to: today }) {
  const years = new Set(
    [today, daysAfter(today, -365), range.from, daysAfter(range.from, 365), range.to].map(salesYearOf),
  )
  const wanted = [...years].filter((year) => year <= salesYearOf(today))
  const documents = await readAll(db, ...wanted.map((year) => salesYearsIn(db).doc(year)))
  const sales = new Map(documents.flatMap((document) => Object.entries(document?.days ?? {})))
  const last = [...sales.keys()].reduce((latest, day) => (day > latest ? day : latest), '')
  const openFrom = last === '' ? await firstDay(today, db) : daysAfter(last, 1)
  return { sales, openFrom } satisfies CountedDays
}

/** Returns the day of the first order; today if there is none. */
async function firstDay(today: Day, db: Firestore): Promise<Day> {
  const { docs } = await ordersIn(db).orderBy('createdAt').limit(1).get()
  return docs[0] ? dayOf(docs[0].data().createdAt) : today
}
