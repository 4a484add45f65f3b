import * as z from 'zod/mini'
import { type Day, daysAfter } from '../india-day.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** The stored due date of an order without a promised day, so that it sorts last. */
export const noDueDay: Day = '2099-12-31'

/** Returns the day by which the press should have an order ready, by which its list is sorted. */
export function dueByOf({ promise, printing }: Pick<StoredOrder, 'promise' | 'printing'>): Day {
  return printing?.readyOn ?? promise?.readyOn ?? noDueDay
}

/** The filters of the press's list. */
export const DueFilter = z.enum(['late', 'week'])
export type DueFilter = z.infer<typeof DueFilter>

/** Returns the first and last day of late orders, or of those due this week, Monday to Sunday. */
export function dueDays(filter: DueFilter, today: Day): { readonly from?: Day; readonly to: Day } {
  if (filter === 'late') return { to: daysAfter(today, -1) }
  const monday = daysAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  return { from: monday, to: daysAfter(monday, 6) }
}
