import { type Day, daysAfter } from '../india-day.ts'

const isSunday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Returns the day on which an order of `day` is ready: so many working days after it. The press works from Monday to Saturday. */
export function readyOn(day: Day, turnRoundDays: number): Day {
  let ready = day
  for (let left = turnRoundDays; left > 0; left--) {
    ready = daysAfter(ready, 1)
    if (isSunday(ready)) ready = daysAfter(ready, 1)
  }
  return ready
}
