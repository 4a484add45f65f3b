import { type Day, daysAfter } from '../india-day.ts'

/** The preset ranges, in days up to today. */
export const rangeDays = [7, 30, 90, 365] as const
/** The longest custom range: a leap year. */
const longestRangeDays = 366

/** A range of days, both ends included. */
export type DayRange = { readonly from: Day; readonly to: Day }

/** Returns the number of days in a range. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Returns the range of this many days up to and including `today`. */
export function rangeUpTo(today: Day, days: number): DayRange {
  return { from: daysAfter(today, 1 - days), to: today }
}

/** Returns the range of the same length right before a range. */
export function rangeBefore(range: DayRange): DayRange {
  const days = lengthOf(range)
  return { from: daysAfter(range.from, -days), to: daysAfter(range.from, -1) }
}

/** Returns every day of a range, the earliest first. */
export function daysOf(range: DayRange): Day[] {
  return Array.from({ length: Math.max(0, lengthOf(range)) }, (_, index) => daysAfter(range.from, index))
}

/** Returns the message for two days in the wrong order; undefined if they are fine or either is empty. */
export function turnedFault({ from, to }: Readonly<Record<'from' | 'to', Day | ''>>): string | undefined {
  return to !== '' && from > to ? 'The first day is after the last day' : undefined
}

/** Returns the message why a range cannot be shown; undefined if it can. */
export function rangeFault(range: DayRange): string | undefined {
  const fault = turnedFault(range)
  if (fault) return fault
  return lengthOf(range) > longestRangeDays ? 'At most a year at a time' : undefined
}
