import * as z from 'zod/mini'

/** India is 5 hours 30 minutes ahead of UTC all year: https://www.iana.org/time-zones, Asia/Kolkata. */
const aheadMs = 19_800_000
const dayMs = 86_400_000

const isDay = (text: string) => {
  const start = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/** A calendar day in IST: '2026-11-21'. */
export const Day = z
  .string()
  .check(z.regex(/^20\d\d-\d\d-\d\d$/, { error: 'A day such as 2026-11-21', abort: true }))
  .check(z.refine(isDay, { error: 'No such day' }))
export type Day = z.infer<typeof Day>

/** Returns the day in IST. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 10)
}

/** Returns the hour in IST, from 0 to 23. */
export function hourOf(at: Date): number {
  return new Date(at.getTime() + aheadMs).getUTCHours()
}

/** Returns the time in IST, from '00:00' to '23:59'. */
export function timeOf(at: Date): string {
  return new Date(at.getTime() + aheadMs).toISOString().slice(11, 16)
}

/** Returns the start of the day in IST. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs)
}

/** Returns the day `count` days later, or earlier if it is negative. */
export function daysAfter(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
