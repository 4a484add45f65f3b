import * as z from 'zod/mini'
import { type Day, daysAfter } from '../india-day.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** What is stored of an order of which no day was promised, so that it comes after all others. */
export const noDueDay: Day = '2099-12-31'

/** Returns the day by which the press is to have an order ready, by which its list is ordered. */
export function dueByOf({ promise, printing }: Pick<StoredOrder, 'promise' | 'printing'>): Day {
  return printing?.readyOn ?? promise?.readyOn ?? noDueDay
}

/** What the list of the press can be narrowed to. */
export const DueFilter = z.enum(['late', 'week'])
export type DueFilter = z.infer<typeof DueFilter>

/** Returns the first and the last day of what is late, or due in this week from Monday to Sunday. */
export function dueDays(filter: DueFilter, today: Day): { readonly from?: Day; readonly to: Day } {
  if (filter === 'late') return { to: daysAfter(today, -1) }
  const monday = daysAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  return { from: monday, to: daysAfter(monday, 6) }
}
