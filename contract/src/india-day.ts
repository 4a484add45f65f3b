import * as z from 'zod/mini'

/** India is five and a half hours ahead of Greenwich all year: https://www.iana.org/time-zones, Asia/Kolkata. */
const aheadMs = 19_800_000
const dayMs = 86_400_000

const isDay = (text: string) => {
  const start = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/** A day of the shop's calendar, which is India's: '2026-11-21'. */
export const Day = z
  .string()
  .check(z.regex(/^20\d\d-\d\d-\d\d$/, { error: 'A day such as 2026-11-21', abort: true }))
  .check(z.refine(isDay, { error: 'No such day' }))
export type Day = z.infer<typeof Day>

/** Returns the day that it is in India at a moment. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 10)
}

/** Returns the hour that it is in India at a moment, from 0 to 23. */
export function hourOf(at: Date): number {
  return new Date(at.getTime() + aheadMs).getUTCHours()
}

/** Returns the time that it is in India at a moment, from '00:00' to '23:59'. */
export function timeOf(at: Date): string {
  return new Date(at.getTime() + aheadMs).toISOString().slice(11, 16)
}

/** Returns the moment at which a day begins in India. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadMs)
}

/** Returns the day so many days after a day, or before it where `count` is negative. */
export function daysAfter(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
