import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Sales } from './sales.ts'

/** The document salesYears/{2026}: the sales of each day that is over and counted. */
export const StoredSalesYear = z.object({ days: z.record(Day, Sales) })
export type StoredSalesYear = z.infer<typeof StoredSalesYear>

/** How many products of a day are remembered: the document of a month must stay below a mebibyte. */
export const mostProductsOfDay = 500

/** The document soldMonths/{2026-11}: how many pieces of which product were sold on each day, of those sold most. */
export const StoredSoldMonth = z.object({ days: z.record(Day, z.record(z.string(), z.int())) })
export type StoredSoldMonth = z.infer<typeof StoredSoldMonth>

/** The document recounts/{order id}: the sales of this day changed after it was counted. */
export const StoredRecount = z.object({ day: Day, at: z.date() })
export type StoredRecount = z.infer<typeof StoredRecount>

/** Returns the id of the document that has the sales of a day. */
export const salesYearOf = (day: Day) => day.slice(0, 4)
/** Returns the id of the document that has the products sold on a day. */
export const soldMonthOf = (day: Day) => day.slice(0, 7)
