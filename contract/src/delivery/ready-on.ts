import { type Day, dayOf, daysAfter, hourOf } from '../india-day.ts'
import { type DeliverySettings, weekdays } from './delivery-settings.ts'

/** On which days somebody works. */
export type Calendar = Pick<DeliverySettings, 'workingDays' | 'holidays'>

const weekdayOf = (day: Day) => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

/** Whether anybody works on a day. */
export function isWorkingDay(day: Day, { workingDays, holidays }: Calendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day)
}

/** Returns the working day on which an order of `day` is ready: so many after it, and never a day off. */
export function readyOn(day: Day, workDays: number, calendar: Calendar): Day {
  const working = (from: Day): Day => (isWorkingDay(from, calendar) ? from : working(daysAfter(from, 1)))
  let ready = workDays === 0 ? working(day) : day
  for (let left = workDays; left > 0; left--) ready = working(daysAfter(ready, 1))
  return ready
}

/** Returns the day as whose an order of this moment counts: the next one from the hour on at which the shop closes its book. */
export function orderDay(at: Date, { cutOffHour }: Pick<DeliverySettings, 'cutOffHour'>): Day {
  const today = dayOf(at)
  return hourOf(at) < cutOffHour ? today : daysAfter(today, 1)
}
