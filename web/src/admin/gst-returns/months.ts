import { dayOf } from '@teeshala/contract/india-day'

const words = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns 'November 2026' of '2026-11'. */
export function monthName(month: string): string {
  return words.format(new Date(`${month}-01T00:00:00Z`))
}

/** Returns so many months up to the one that it is in India, the latest first: '2026-11'. */
export function latestMonths(count: number, now: Date): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
}
