import { expect, test } from 'vitest'
import { refundCheckAfter, refundsAskedFrom } from './refund-check.ts'

const now = new Date('2026-11-24T10:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['for the first time', undefined, 72.25],
  ['a quarter of an hour later', 0.25, 0.5],
  ['after a week of standstill', 168, 168.25],
  ['with a clock that was ahead', -5, 0.25],
])('the gateway is asked %s for its refunds of a while before the last check', (_, askedBefore, from) => {
  const check = askedBefore === undefined ? undefined : { askedTo: before(askedBefore) }
  expect(refundsAskedFrom(check, now)).toEqual(before(from))
})

test.each([
  ['all are recorded', undefined, true, 0],
  ['all are recorded', 1, true, 0],
  ['one failed', 1, false, 1],
  ['one failed the first time', undefined, false, 72],
  ['one has failed for days', 100, false, 72],
  ['one failed, and the clock was ahead', -5, false, 0],
])('the next check begins where some may be missing: %s, %s', (_, askedBefore, isComplete, next) => {
  const check = askedBefore === undefined ? undefined : { askedTo: before(askedBefore) }
  expect(refundCheckAfter(check, { now, isComplete })).toEqual({ askedTo: before(next) })
})
