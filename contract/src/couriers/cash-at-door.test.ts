import { expect, test } from 'vitest'
import type { OrderStatus } from '../orders/order-status.ts'
import type { PaymentStatus } from '../payments/payment.ts'
import type { StoredBooking } from './booking.ts'
import { collectedByCourier, creditWaitsForCash } from './cash-at-door.ts'

const booked = { state: 'booked', collectPaise: 300_000, awb: '190414' } as const
const [own, other] = [{ awb: '190414' }, { awb: 'EK123' }]

test.each<[string, OrderStatus, { awb: string } | undefined, Partial<StoredBooking> | undefined, RegExp | undefined]>([
  ['a booked parcel', 'in_production', undefined, {}, /will collect ₹3,000 .* Cancel the courier booking first/],
  ['a parcel being booked', 'in_production', undefined, { state: 'asked', awb: undefined }, /will collect ₹3,000/],
  [
    'a parcel whose booking is uncertain',
    'in_production',
    undefined,
    { state: 'unsure', awb: undefined },
    /will collect/,
  ],
  ['a parcel on its way', 'shipped', own, {}, /collects ₹3,000 .* once the parcel is delivered/],
  ['a parcel that another courier carries', 'shipped', other, {}, undefined],
  ['a delivered parcel', 'delivered', own, {}, undefined],
  ['a cancelled booking', 'in_production', undefined, { state: 'cancelled' }, undefined],
  ['a refused booking', 'in_production', undefined, { state: 'failed' }, undefined],
  ['a prepaid parcel', 'in_production', undefined, { collectPaise: 0 }, undefined],
  ['a parcel booked before the amount was stored', 'in_production', undefined, { collectPaise: undefined }, undefined],
  ['an order without a booking', 'in_production', undefined, undefined, undefined],
])('what the courier collects is stated, or not mentioned, for %s', (_, status, shipment, changes, words) => {
  const said = collectedByCourier({ status, shipment }, changes && { ...booked, ...changes })
  if (words) expect(said).toMatch(words)
  else expect(said).toBeUndefined()
})

test.each<[string, PaymentStatus, { awb: string } | undefined, Partial<StoredBooking> | undefined, boolean]>([
  ['whose courier collects its cash', 'pending', own, {}, true],
  ['whose courier collects its balance', 'partly_paid', own, {}, true],
  ['whose cash has come', 'paid', own, {}, false],
  ['that another courier carries', 'pending', other, {}, false],
  ['that is prepaid', 'pending', own, { collectPaise: 0 }, false],
  ['without a booking', 'pending', own, undefined, false],
])('a credit note for an order %s waits for that cash or does not', (_, status, shipment, changes, waits) => {
  const said = creditWaitsForCash({ shipment, payment: { status } }, changes && { ...booked, ...changes })
  if (waits) expect(said).toMatch(/collects ₹3,000 .* Mark it as paid once you have that money/)
  else expect(said).toBeUndefined()
})
