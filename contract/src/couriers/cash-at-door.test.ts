import { expect, test } from 'vitest'
import type { OrderStatus } from '../orders/order-status.ts'
import type { StoredBooking } from './booking.ts'
import { collectedByCourier } from './cash-at-door.ts'

const booked = { state: 'booked', collectPaise: 300_000, awb: '190414' } as const
const [own, other] = [{ awb: '190414' }, { awb: 'EK123' }]

test.each<[string, OrderStatus, { awb: string } | undefined, Partial<StoredBooking> | undefined, RegExp | undefined]>([
  ['a booked parcel', 'in_production', undefined, {}, /will collect ₹3,000 .* Cancel the courier booking first/],
  ['one that is being booked', 'in_production', undefined, { state: 'asked', awb: undefined }, /will collect ₹3,000/],
  ['one of which nobody knows', 'in_production', undefined, { state: 'unsure', awb: undefined }, /will collect/],
  ['one that is on its way', 'shipped', own, {}, /collects ₹3,000 .* once the parcel is delivered/],
  ['one that another courier carries', 'shipped', other, {}, undefined],
  ['one that has arrived', 'delivered', own, {}, undefined],
  ['one that was cancelled', 'in_production', undefined, { state: 'cancelled' }, undefined],
  ['one that the service refused', 'in_production', undefined, { state: 'failed' }, undefined],
  ['a prepaid one', 'in_production', undefined, { collectPaise: 0 }, undefined],
  ['one that was booked before this was kept', 'in_production', undefined, { collectPaise: undefined }, undefined],
  ['none', 'in_production', undefined, undefined, undefined],
])('what the courier collects is stated for %s', (_, status, shipment, changes, words) => {
  const said = collectedByCourier({ status, shipment }, changes && { ...booked, ...changes })
  if (words) expect(said).toMatch(words)
  else expect(said).toBeUndefined()
})
