import { type Day, daysAfter } from '../india-day.ts'

/** The lengths of time that can be asked for by a word, in days up to today. */
export const rangeDays = [7, 30, 90, 365] as const
export type RangeDays = (typeof rangeDays)[number]
/** How long a time of one's own may be: a leap year. */
export const longestRangeDays = 366

/** Days from one to another, both of them counted. */
export type DayRange = { readonly from: Day; readonly to: Day }

/** Returns how many days a range has. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Returns so many days up to and with `today`. */
export function rangeUpTo(today: Day, days: number): DayRange {
  return { from: daysAfter(today, 1 - days), to: today }
}

/** Returns the days of the same number right before a range. */
export function rangeBefore(range: DayRange): DayRange {
  const days = lengthOf(range)
  return { from: daysAfter(range.from, -days), to: daysAfter(range.from, -1) }
}

/** Returns every day of a range, the first one first. */
export function daysOf(range: DayRange): Day[] {
  return Array.from({ length: Math.max(0, lengthOf(range)) }, (_, index) => daysAfter(range.from, index))
}

/** Returns whether two days stand the wrong way round, in words; undefined where they do not, or where either is left open. */
export function turnedFault({ from, to }: Readonly<Record<'from' | 'to', Day | ''>>): string | undefined {
  return to !== '' && from > to ? 'The first day is after the last' : undefined
}

/** Returns why a range cannot be shown, in words; undefined where it can. */
export function rangeFault(range: DayRange): string | undefined {
  const fault = turnedFault(range)
  if (fault) return fault
  return lengthOf(range) > longestRangeDays ? 'At most a year at a time' : undefined
}
