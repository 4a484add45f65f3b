import { describe, expect, it, test } from 'vitest'
import { Day, dayOf, daysAfter, startOfDay, timeOf } from './india-day.ts'

describe('a day in IST', () => {
  it.each([
    ['the last second before midnight in India', '2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['midnight in India, which is 18:30 in Greenwich', '2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['midnight in Greenwich, half past five in India', '2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['23:59 in India', '2026-11-22T23:59:00+05:30', '2026-11-22'],
    ['the new year in India', '2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['the leap day', '2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('at %s', (_when, moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day)
  })

  it('starts at 18:30 UTC of the day before and lasts until the next one starts', () => {
    expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z')
    const next = startOfDay(daysAfter('2026-11-22', 1)).getTime()
    expect(dayOf(startOfDay('2026-11-22'))).toBe('2026-11-22')
    expect(dayOf(new Date(next - 1))).toBe('2026-11-22')
    expect(dayOf(new Date(next))).toBe('2026-11-23')
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', -365, '2025-11-21'],
  ])('%s plus %d days', (day, count, expected) => {
    expect(daysAfter(day, count)).toBe(expected)
  })
})

test.each([
  ['2026-11-21T18:29:59Z', '23:59'],
  ['2026-11-21T18:30:00Z', '00:00'],
  ['2026-11-22T02:05:00+05:30', '02:05'],
])('%s is %s in IST', (moment, time) => {
  expect(timeOf(new Date(moment))).toBe(time)
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '26-11-21', '2026-11-21T00:00', '1999-01-01', ''])(
  '%j is not a day',
  (text) => {
    expect(Day.safeParse(text).success).toBe(false)
  },
)
