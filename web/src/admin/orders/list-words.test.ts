import { expect, test } from 'vitest'
import { addressLine } from './list-words.ts'

test.each([
  [
    'shows its address',
    { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
    '12 MG Road, Pune, 411001, India',
  ],
  ['without an address shows that it is collected', null, 'Collection from the shop'],
] as const)('an order %s in the list', (_what, to, line) => {
  expect(addressLine(to)).toBe(line)
})
