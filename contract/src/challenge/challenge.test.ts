import { expect, test } from 'vitest'
import { bitsAfter, hasZeroBits } from './challenge.ts'

test.each([
  [[0x00, 0x7f], 9, true],
  [[0x00, 0x80], 9, false],
  [[0x07], 5, true],
  [[0x08], 5, false],
  [[0xff], 0, true],
  [[0x00], 9, false],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(expected)
})

test('the work doubles as attempts double, within what an old phone can do', () => {
  expect([10, 19, 20, 40, 80, 160, 100_000].map((tries) => bitsAfter(tries, 10))).toEqual([5, 5, 6, 7, 8, 9, 9])
})
