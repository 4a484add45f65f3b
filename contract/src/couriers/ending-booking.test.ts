import { expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts'
import type { BookingState } from './booking.ts'
import { canTakeBack, endingShown, endingStep, leavesCourier, newEnding } from './ending-booking.ts'

const now = new Date('2026-11-24T10:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('only a cancellation before the parcel has left takes the courier back', () => {
  const leaving = orderStatuses.flatMap((from) =>
    [...orderStatuses, undefined].filter((to) => leavesCourier(from, to)).map((to) => [from, to]),
  )
  expect(leaving).toEqual([
    ['placed', 'cancelled'],
    ['in_production', 'cancelled'],
  ] satisfies [OrderStatus, OrderStatus][])
})

test.each<[boolean, string, OrderStatus, { awb: string } | undefined]>([
  [true, 'is in production', 'in_production', undefined],
  [true, 'was cancelled before it was sent', 'cancelled', undefined],
  [false, 'came back with it', 'cancelled', { awb: '190414' }],
  [false, 'is on its way with it', 'shipped', { awb: '190414' }],
  [false, 'has arrived with it', 'delivered', { awb: '190414' }],
  [false, 'was sent without naming a courier', 'shipped', undefined],
  [true, 'another courier carries', 'shipped', { awb: 'EK123' }],
])('it is %s that the booked courier of an order that %s can be cancelled', (can, _, status, shipment) => {
  expect(canTakeBack({ awb: '190414' }, { status, shipment })).toBe(can)
})

test.each<[BookingState, Date | null, Date | undefined, 'ask' | 'cancel' | 'none']>([
  ['booked', null, now, 'cancel'],
  ['asked', inSeconds(40), inSeconds(40), 'ask'],
  ['asked', inSeconds(-40), now, 'ask'],
  ['unsure', inSeconds(200), now, 'ask'],
  ['failed', null, undefined, 'none'],
  ['cancelled', null, undefined, 'none'],
])('a booking that is %s, due at %s, ends from %s on by the step %s', (state, dueAt, from, step) => {
  const ending = newEnding({ state, dueAt }, now)
  expect(ending).toEqual(from && { state: 'waiting', tries: 0, dueAt: from })
  expect(endingStep({ state })).toBe(step)
})

test('an order without a booking has none to end', () => {
  expect(newEnding(undefined, now)).toBeUndefined()
})

test.each<[BookingState, 'waiting' | 'done' | 'failed' | undefined, string | undefined]>([
  ['booked', 'waiting', 'waiting'],
  ['unsure', 'waiting', 'waiting'],
  ['booked', 'failed', 'failed'],
  ['booked', undefined, undefined],
  ['cancelled', 'done', undefined],
  ['failed', 'waiting', undefined],
])('staff see a booking that is %s, its cancellation %s, as %s', (state, of, shown) => {
  expect(endingShown({ state, ...(of && { ending: { state: of, tries: 1, dueAt: null } }) })).toBe(shown)
})
