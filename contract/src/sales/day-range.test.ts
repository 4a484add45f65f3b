import { describe, expect, it, test } from 'vitest'
import { dayOf } from '../india-day.ts'
import { daysOf, lengthOf, rangeBefore, rangeFault, rangeUpTo } from './day-range.ts'

describe('a range of days', () => {
  it.each([
    ['2026-11-22', 7, { from: '2026-11-16', to: '2026-11-22' }],
    ['2026-03-01', 30, { from: '2026-01-31', to: '2026-03-01' }],
    ['2028-12-31', 365, { from: '2028-01-02', to: '2028-12-31' }],
    [dayOf(new Date('2026-11-21T18:30:00Z')), 1, { from: '2026-11-22', to: '2026-11-22' }],
  ])('up to %s of %d days includes the last one', (today, days, expected) => {
    expect(rangeUpTo(today, days)).toEqual(expected)
    expect(lengthOf(rangeUpTo(today, days))).toBe(days)
    expect(daysOf(rangeUpTo(today, days))).toHaveLength(days)
  })

  it('is compared with the same number of days right before it', () => {
    expect(rangeBefore({ from: '2026-11-16', to: '2026-11-22' })).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(rangeBefore({ from: '2028-03-01', to: '2028-03-01' })).toEqual({ from: '2028-02-29', to: '2028-02-29' })
  })
})

test.each([
  ['2026-11-22', '2026-11-22', undefined],
  ['2026-11-22', '2026-11-21', 'The first day is after the last day'],
  ['2028-01-01', '2028-12-31', undefined],
  ['2027-12-31', '2028-12-31', 'At most a year at a time'],
])('%s to %s: %s', (from, to, fault) => {
  expect(rangeFault({ from, to })).toBe(fault)
})
