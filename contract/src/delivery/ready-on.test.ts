import { expect, test } from 'vitest'
import { firstDelivery } from './delivery-settings.ts'
import { type Calendar, orderDay, readyOn } from './ready-on.ts'

test.for([
  ['2026-11-23', 1, '2026-11-24', 'Monday, by Tuesday'],
  ['2026-11-27', 1, '2026-11-28', 'Friday, by Saturday, on which the press works'],
  ['2026-11-28', 1, '2026-11-30', 'Saturday, by Monday'],
  ['2026-11-28', 2, '2026-12-01', 'Saturday, over the end of a month'],
  ['2026-11-22', 1, '2026-11-23', 'Sunday, by Monday'],
  ['2026-11-22', 6, '2026-11-28', 'Sunday, by the end of the week'],
  ['2026-11-22', 7, '2026-11-30', 'Sunday, over the next Sunday'],
  ['2026-12-30', 3, '2027-01-02', 'the end of a year'],
  ['2028-02-28', 2, '2028-03-01', 'a leap year'],
  ['2026-11-23', 60, '2027-02-01', 'ten weeks'],
] as const)('an order of %s that takes %i working days is ready on %s: %s', ([day, count, ready]) => {
  expect(readyOn(day, count, firstDelivery)).toBe(ready)
})

test('a press that is closed on Saturdays and holidays does not work then', () => {
  const calendar: Calendar = { workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'], holidays: ['2026-11-24'] }
  expect(readyOn('2026-11-23', 1, calendar)).toBe('2026-11-25')
  expect(readyOn('2026-11-27', 1, calendar)).toBe('2026-11-30')
  expect(readyOn('2026-11-24', 0, calendar)).toBe('2026-11-25')
})

test.for([
  ['2026-11-26T12:29:59Z', '2026-11-26', 'before six in the evening'],
  ['2026-11-26T12:30:00Z', '2026-11-27', 'at six'],
  ['2026-11-26T18:30:00Z', '2026-11-27', 'after midnight it is the next day, once'],
] as const)('an order placed at %s counts as placed on %s in IST: %s', ([at, day]) => {
  expect(orderDay(new Date(at), { cutOffHour: 18 })).toBe(day)
})

test('with a cut-off at midnight every order counts for its own day', () => {
  expect(orderDay(new Date('2026-11-26T18:29:59Z'), { cutOffHour: 24 })).toBe('2026-11-26')
})
