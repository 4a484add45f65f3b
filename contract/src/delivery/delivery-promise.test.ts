import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysAfter } from '../india-day.ts'
import {
  deliveryPromise,
  destinationOf,
  type Goods,
  makingDays,
  orderUntil,
  promiseRange,
  zoneOf,
} from './delivery-promise.ts'
import { type DeliverySettings, firstDelivery, DeliverySettings as Schema, weekdays } from './delivery-settings.ts'
import { isWorkingDay } from './ready-on.ts'

/** A Thursday morning in IST. */
const thursday = new Date('2026-11-26T05:00:00Z')
const shop: DeliverySettings = { ...firstDelivery, isPromised: true }

test.for([
  [{ kind: 'blank' }, '560001', '2026-11-27', '2026-11-28', 'a blank shirt in the same city'],
  [{ kind: 'printed' }, '560001', '2026-11-28', '2026-11-30', 'a print in the same city, over Sunday'],
  [{ kind: 'blank' }, '570001', '2026-11-27', '2026-11-30', 'the same state'],
  [{ kind: 'blank' }, '110001', '2026-11-27', '2026-12-01', 'a metro'],
  [{ kind: 'blank' }, '302001', '2026-11-27', '2026-12-03', 'the rest of India'],
  [{ kind: 'blank' }, '781001', '2026-11-27', '2026-12-07', 'the North East'],
  [{ kind: 'bulk', pieces: 99 }, '560001', '2026-12-01', '2026-12-02', 'a bulk order'],
  [{ kind: 'bulk', pieces: 100 }, '560001', '2026-12-03', '2026-12-04', 'a larger one'],
  [{ kind: 'paper', turnRoundDays: 3 }, '560001', '2026-11-30', '2026-12-01', 'printing on paper'],
] as const)('%o ordered on Thursday for %s is ready on %s and delivered by %s: %s', ([goods, pincode, ready, by]) => {
  expect(deliveryPromise(goods, { pincode }, thursday, shop)).toEqual({ readyOn: ready, by })
})

test('a collected order is promised for the day on which it is ready', () => {
  expect(deliveryPromise({ kind: 'printed' }, 'counter', thursday, shop)).toEqual({
    readyOn: '2026-11-28',
    by: '2026-11-28',
  })
})

test('neither the press nor the courier works on a holiday', () => {
  const closed = { ...shop, holidays: ['2026-11-27', '2026-11-30'] }
  expect(deliveryPromise({ kind: 'blank' }, { pincode: '560001' }, thursday, closed)).toEqual({
    readyOn: '2026-11-28',
    by: '2026-12-01',
  })
})

test('if several zones match a PIN code, the most specific one applies', () => {
  expect(zoneOf('560001', shop)?.name).toBe('Bengaluru')
  expect(zoneOf('561203', shop)?.name).toBe('Karnataka')
  expect(zoneOf('302001', shop)).toBeUndefined()
  expect(zoneOf('682551', shop)?.name).toContain('islands')
  expect(zoneOf('682001', shop)).toBeUndefined()
})

test('an order up to the day shown gets the same date, and a later order a later date', () => {
  const to = { pincode: '560001' }
  expect(orderUntil({ kind: 'printed' }, to, thursday, shop)).toBe('2026-11-26')
  const evening = new Date('2026-11-26T13:00:00Z')
  expect(deliveryPromise({ kind: 'printed' }, to, evening, shop).by).toBe('2026-12-01')
})

test('no date is promised abroad or without a PIN code', () => {
  expect(destinationOf({ postalCode: '560001', country: '' })).toEqual({ pincode: '560001' })
  expect(destinationOf({ postalCode: ' 560 001', country: 'India' })).toEqual({ pincode: '560001' })
  expect(destinationOf({ postalCode: '10001', country: 'United States' })).toBeUndefined()
  expect(destinationOf({ postalCode: '5600', country: 'India' })).toBeUndefined()
})

test('the default delivery settings are valid, promised or not, and contradictory ones are refused', () => {
  expect(Schema.safeParse(firstDelivery).success).toBe(true)
  const wrong: readonly Partial<DeliverySettings>[] = [
    { workingDays: [] },
    { holidays: ['2026-02-30'] },
    { cutOffHour: 0 },
    { zones: [{ name: 'A', prefixes: ['056'], days: 1 }] },
    {
      zones: [
        { name: 'A', prefixes: ['56'], days: 1 },
        { name: 'B', prefixes: ['56'], days: 2 },
      ],
    },
    {
      bulkSteps: [
        { from: 100, days: 6 },
        { from: 50, days: 7 },
      ],
    },
    { bulkDays: 9, bulkSteps: [{ from: 100, days: 6 }] },
  ]
  for (const changes of wrong) expect(Schema.safeParse({ ...shop, ...changes }).success).toBe(false)
})

const days = fc.integer({ min: 0, max: 12 })
const delivery = fc
  .record({
    workingDays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
    holidays: fc.array(
      fc.integer({ min: 0, max: 40 }).map((count) => daysAfter('2026-11-20', count)),
      { maxLength: 8 },
    ),
    cutOffHour: fc.integer({ min: 1, max: 24 }),
    blankDays: days,
    printedDays: days,
    otherDays: days,
  })
  .map((changes): DeliverySettings => ({ ...shop, ...changes }))
const moment = fc
  .integer({ min: 0, max: 20 * 24 * 60 })
  .map((minutes) => new Date(thursday.getTime() + minutes * 60_000))
const goods: fc.Arbitrary<Goods> = fc.oneof(
  fc.constantFrom({ kind: 'blank' } as const, { kind: 'printed' } as const),
  fc.record({ kind: fc.constant('bulk' as const), pieces: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ kind: fc.constant('paper' as const), turnRoundDays: days }),
)
const pincode = fc.constantFrom('560001', '570001', '110001', '302001', '781001')

test('no promise is for a day off, before the order date, or outside the range shown without a PIN code', () => {
  fc.assert(
    fc.property(delivery, moment, goods, pincode, (settings, at, wanted, pin) => {
      const promise = deliveryPromise(wanted, { pincode: pin }, at, settings)
      const range = promiseRange(wanted, at, settings)
      expect(isWorkingDay(promise.readyOn, settings)).toBe(true)
      expect(promise.by >= promise.readyOn && promise.readyOn >= dayOf(at)).toBe(true)
      expect(promise.by >= range.from && promise.by <= range.to).toBe(true)
      expect(isWorkingDay(promise.by, { ...settings, workingDays: firstDelivery.workingDays })).toBe(true)
    }),
  )
})

test('ordering later or more never leads to an earlier date', () => {
  fc.assert(
    fc.property(delivery, moment, goods, pincode, (settings, at, wanted, pin) => {
      const to = { pincode: pin }
      const later = new Date(at.getTime() + 3_600_000)
      const { by } = deliveryPromise(wanted, to, at, settings)
      expect(deliveryPromise(wanted, to, later, settings).by >= by).toBe(true)
      const until = orderUntil(wanted, to, at, settings)
      const lastMoment = new Date(Date.parse(`${until}T00:00:00+05:30`) + settings.cutOffHour * 3_600_000 - 1)
      expect(lastMoment.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(deliveryPromise(wanted, to, lastMoment, settings).by).toBe(by)
      expect(deliveryPromise(wanted, to, new Date(lastMoment.getTime() + 1), settings).by > by).toBe(true)
      if (wanted.kind === 'bulk') {
        const more = { kind: 'bulk' as const, pieces: wanted.pieces + 50 }
        expect(makingDays(more, settings)).toBeGreaterThanOrEqual(makingDays(wanted, settings))
      }
    }),
  )
})
