import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Sales } from './sales.ts'

/** The document salesYears/{2026}: the sales of each completed and counted day. */
export const StoredSalesYear = z.object({ days: z.record(Day, Sales) })
export type StoredSalesYear = z.infer<typeof StoredSalesYear>

/** How many products per day are kept, so that a month's document stays below a mebibyte. */
export const mostProductsOfDay = 500

/** The document soldMonths/{2026-11}: the pieces sold per day of each of the best-selling products. */
export const StoredSoldMonth = z.object({ days: z.record(Day, z.record(z.string(), z.int())) })
export type StoredSoldMonth = z.infer<typeof StoredSoldMonth>

/** The document recounts/{order id}: marks a day whose sales changed after it was counted. */
export const StoredRecount = z.object({ day: Day, at: z.date() })
export type StoredRecount = z.infer<typeof StoredRecount>

/** Returns the id of the document with the sales of a day. */
export const salesYearOf = (day: Day) => day.slice(0, 4)
/** Returns the id of the document with the products sold on a day. */
export const soldMonthOf = (day: Day) => day.slice(0, 7)
