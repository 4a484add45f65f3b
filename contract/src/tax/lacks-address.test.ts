import { expect, test } from 'vitest'
import { lacksAddress } from './lacks-address.ts'

const collected = { fulfilment: 'collect', status: 'shipped', hasCompany: false, totalPaise: 5_000_000 } as const

test('an order to be collected for ₹50,000 or more, or for a company, has no address for its invoice', () => {
  expect(lacksAddress(collected)).toBe(true)
  expect(lacksAddress({ ...collected, totalPaise: 4_999_999 })).toBe(false)
  expect(lacksAddress({ ...collected, totalPaise: 100, hasCompany: true })).toBe(true)
})

test('an order that is sent has one, and nobody is asked for that of an order that is over', () => {
  expect(lacksAddress({ ...collected, fulfilment: 'ship' })).toBe(false)
  expect(lacksAddress({ ...collected, status: 'delivered' })).toBe(false)
  expect(lacksAddress({ ...collected, status: 'cancelled' })).toBe(false)
})
