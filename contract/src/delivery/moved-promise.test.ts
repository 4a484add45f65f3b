import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '../india-day.ts'
import { arrivalOn } from './delivery-promise.ts'
import { firstDelivery } from './delivery-settings.ts'
import { dateRefusal, isDateOver, movedPromise } from './moved-promise.ts'
import { isWorkingDay } from './ready-on.ts'

const today = '2026-11-26'
const address = { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' }
const sent = { fulfilment: { kind: 'ship', address }, status: 'placed' } as const
const reason = 'The dye came late'

test('a shipped order is ready on the last working day from which the courier keeps the new date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 }), (days) => {
      const by = daysAfter(today, days)
      const { readyOn } = movedPromise(sent, { by, reason }, today, firstDelivery).promise ?? { readyOn: '' }
      expect(readyOn >= today && readyOn <= by).toBe(true)
      if (readyOn === today) return
      const keeps = (day: string) =>
        isWorkingDay(day, firstDelivery) && arrivalOn(day, { pincode: '411001' }, firstDelivery) <= by
      expect(keeps(readyOn)).toBe(true)
      for (let later = daysAfter(readyOn, 1); later <= by; later = daysAfter(later, 1)) expect(keeps(later)).toBe(false)
    }),
  )
})

test('a collected order is ready on the new date, and a shipped order keeps the day on which it left the press', () => {
  const promise = { readyOn: '2026-11-27', by: '2026-12-01' }
  const by = '2026-12-05'
  const collected = movedPromise(
    { fulfilment: { kind: 'collect' }, status: 'placed', promise },
    { by, reason },
    today,
    firstDelivery,
  )
  expect(collected.promise).toEqual({ readyOn: by, by, moved: { from: '2026-12-01', reason } })
  const onItsWay = movedPromise({ ...sent, status: 'shipped', promise }, { by, reason }, today, firstDelivery)
  expect(onItsWay.promise).toMatchObject({ readyOn: '2026-11-27', by })
})

test.each([
  ['2026-12-01', '2026-12-01', 'The order already has this date'],
  ['2026-12-01', '2026-11-25', 'That day has passed'],
  [undefined, '2027-11-27', 'Choose a day within a year'],
  ['2026-12-01', '2026-11-26', undefined],
  [undefined, '2027-11-26', undefined],
])('for an order promised for %s, a new date of %s is answered with: %s', (promisedBy, by, refusal) => {
  expect(dateRefusal(promisedBy, by, today)).toBe(refusal)
})

test('an order has a pending date until it is delivered, cancelled, or ready at the counter', () => {
  const over = (fulfilment: 'ship' | 'collect') =>
    (['placed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const).filter((status) =>
      isDateOver(status, fulfilment),
    )
  expect(over('ship')).toEqual(['delivered', 'cancelled'])
  expect(over('collect')).toEqual(['shipped', 'delivered', 'cancelled'])
})
