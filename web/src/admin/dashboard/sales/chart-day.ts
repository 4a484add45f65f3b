import type { Day } from '@teeshala/contract/india-day'

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** '21 Nov': a day under a chart. */
export function formatDayOfChart(day: Day): string {
  return short.format(at(day))
}

/** '24 Oct – 22 Nov 2026'. */
export function formatRange(from: Day, to: Day): string {
  return from === to ? long.format(at(from)) : long.formatRange(at(from), at(to))
}

/** '22 Nov 2026': a day of the shop's calendar. */
export function formatCalendarDay(day: Day): string {
  return long.format(at(day))
}
