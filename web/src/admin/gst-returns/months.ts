import { formatMonth } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'

/** Returns 'November 2026' of '2026-11'. */
export function monthName(month: string): string {
  return formatMonth(`${month}-01`)
}

/** Returns this many months up to the current one in IST, latest first: '2026-11'. */
export function latestMonths(count: number, now: Date): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
}
