import { type Day, dayOf, daysAfter, hourOf } from '../india-day.ts'
import { type DeliverySettings, weekdays } from './delivery-settings.ts'

/** The working days of the press or the courier. */
export type Calendar = Pick<DeliverySettings, 'workingDays' | 'holidays'>

const weekdayOf = (day: Day) => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

/** Returns whether the day is a working day. */
export function isWorkingDay(day: Day, { workingDays, holidays }: Calendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day)
}

/** Returns the working day on which an order placed on `day` is ready, after this many working days; never a day off. */
export function readyOn(day: Day, workDays: number, calendar: Calendar): Day {
  const working = (from: Day): Day => (isWorkingDay(from, calendar) ? from : working(daysAfter(from, 1)))
  let ready = workDays === 0 ? working(day) : day
  for (let left = workDays; left > 0; left--) ready = working(daysAfter(ready, 1))
  return ready
}

/** Returns the day that an order placed at `at` counts for: the next day from the cut-off hour on. */
export function orderDay(at: Date, { cutOffHour }: Pick<DeliverySettings, 'cutOffHour'>): Day {
  const today = dayOf(at)
  return hourOf(at) < cutOffHour ? today : daysAfter(today, 1)
}
