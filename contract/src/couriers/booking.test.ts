import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BookingOutcome,
  type BookingState,
  bookingAfter,
  bookingWanted,
  canBook,
  isDueToAsk,
  referenceOf,
  type StoredBooking,
} from './booking.ts'
import { usualParcel } from './packed.ts'

const now = new Date('2026-11-24T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const wanted = {
  courierId: '24',
  courier: 'Xpressbees Surface',
  pricePaise: 5_800,
  ...usualParcel([{ type: 'Polo', pieces: 2 }]),
}
const wantedOf = (before?: StoredBooking) =>
  bookingWanted({ id: 'TS7K2M9QX4RD', before }, { wanted, askedBy: 'staff', key: 'one' }, now)
const outcomes: Record<BookingOutcome['kind'], BookingOutcome> = {
  booked: {
    kind: 'booked',
    booking: { serviceOrderId: '1', shipmentId: '2', courier: 'Xpressbees', awb: '19041424751540' },
  },
  refused: { kind: 'refused', reason: 'The wallet is empty.' },
  unknown: { kind: 'unknown', reason: 'The courier service did not answer.' },
  cancelled: { kind: 'cancelled' },
}

test.each<[BookingOutcome['kind'], BookingState, boolean]>([
  ['booked', 'booked', false],
  ['refused', 'failed', true],
  ['unknown', 'unsure', false],
  ['cancelled', 'cancelled', true],
])('a booking that the service reports as %s is %s', (kind, state, isOpen) => {
  const after = bookingAfter(wantedOf(), outcomes[kind], now)
  expect(after.state).toBe(state)
  expect(canBook(after)).toBe(isOpen)
  expect(after.awb).toBe(kind === 'booked' ? '19041424751540' : undefined)
})

test('a booking request is left alone for a minute, then queried until the service has reported its outcome', () => {
  const asked = wantedOf()
  expect([isDueToAsk(asked, later(0.9)), isDueToAsk(asked, later(1))]).toEqual([false, true])
  const unsure = bookingAfter(asked, outcomes.unknown, now)
  expect([isDueToAsk(unsure, later(4.9)), isDueToAsk(unsure, later(5))]).toEqual([false, true])
  expect(isDueToAsk(bookingAfter(unsure, outcomes.refused, now), later(600))).toBe(false)
})

test('a failed booking keeps its number, so that the service returns what it already has; one after a cancelled booking gets a new number', () => {
  const failed = wantedOf(bookingAfter(wantedOf(), outcomes.refused, now))
  expect(referenceOf(failed)).toBe('TS7K2M9QX4RD')
  const second = wantedOf(bookingAfter(wantedOf(), outcomes.cancelled, now))
  expect(referenceOf(second)).toBe('TS7K2M9QX4RD-2')
})

test('a booked courier stays booked, whatever arrives late', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(outcomes)), { maxLength: 6 }), (said) => {
      const booked = bookingAfter(wantedOf(), outcomes.booked, now)
      expect(said.reduce((booking, outcome) => bookingAfter(booking, outcome, now), booked)).toEqual(booked)
    }),
  )
})

test.each<[BookingOutcome['kind'], number, boolean]>([
  ['booked', 0, true],
  ['refused', 0, true],
  ['unknown', 0, false],
  ['booked', 1, false],
])('the cancellation of a booking that turns out %s after %d tries begins at once: %s', (kind, tries, isDue) => {
  const ending = { state: 'waiting', tries, dueAt: later(1) } as const
  const after = bookingAfter({ ...wantedOf(), ending }, outcomes[kind], now)
  expect(after.ending).toEqual({ ...ending, dueAt: isDue ? now : later(1) })
})
