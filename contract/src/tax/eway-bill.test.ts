import { expect, test } from 'vitest'
import { needsEwayBill } from './eway-bill.ts'

const parcel = { status: 'in_production', fulfilment: 'ship', totalPaise: 5_000_001 } as const

test.each([
  ['of more than ₹50,000 needs one', {}, true],
  ['of more than ₹50,000 needs one as soon as it is placed', { status: 'placed' }, true],
  ['of ₹50,000 needs none', { totalPaise: 5_000_000 }, false],
  ['that is collected needs none', { fulfilment: 'collect' }, false],
  ['that has left needs none any more', { status: 'shipped' }, false],
  ['that was cancelled needs none', { status: 'cancelled' }, false],
] as const)('an order %s before it leaves the shop: e-way bill', (_, changes, expected) => {
  expect(needsEwayBill({ ...parcel, ...changes })).toBe(expected)
})
