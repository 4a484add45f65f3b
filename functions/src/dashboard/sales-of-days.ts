import { type Day, daysAfter } from '@teeshala/contract/india-day'
import { type DayRange, daysOf } from '@teeshala/contract/sales/day-range'
import { noSales, type Sales } from '@teeshala/contract/sales/sales'
import type { Firestore } from 'firebase-admin/firestore'
import { recountsIn } from '../firestore/collections.ts'
import { countedDays } from '../sales/counted-days.ts'
import { salesOn } from '../sales/sales-on.ts'

/** How many days one call counts itself: those not counted yet, or changed since. */
const mostCounted = 8

type SalesOfDays = {
  /** Returns the sales of a day in the range. */
  readonly of: (day: Day) => Sales
  /** False if some days are a few minutes old, because too many changed at once. */
  readonly isComplete: boolean
}

/**
 * Returns the sales of each day of a range: stored figures for past days, and live figures for days not
 * counted yet or changed since.
 */
export async function salesOfDays(range: DayRange, today: Day, db: Firestore): Promise<SalesOfDays> {
  const { sales, openFrom } = await countedDays(today, db, range)
  const lastCounted = daysAfter(openFrom, -1)
  const changed = await changedDays({ from: range.from, to: range.to < lastCounted ? range.to : lastCounted }, db)
  const open = daysOf({
    from: openFrom > range.from ? openFrom : range.from,
    to: range.to < today ? range.to : today,
  })
  const toCount = [...open.reverse(), ...changed]
  const counted = await Promise.all(
    toCount.slice(0, mostCounted).map(async (day) => [day, await salesOn(day, db)] as const),
  )
  const known = new Map([...sales, ...counted])
  return { of: (day) => known.get(day) ?? noSales, isComplete: toCount.length <= mostCounted }
}

/** Returns the days of a range whose orders changed since they were counted; one read per day found. */
async function changedDays({ from, to }: DayRange, db: Firestore): Promise<Day[]> {
  const days: Day[] = []
  for (let after = daysAfter(from, -1); days.length <= mostCounted; ) {
    const { docs } = await recountsIn(db).where('day', '>', after).where('day', '<=', to).orderBy('day').limit(1).get()
    const day = docs[0]?.data().day
    if (day === undefined) break
    days.push(day)
    after = day
  }
  return days
}
