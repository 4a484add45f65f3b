import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedGrams, Packed, usualParcel } from './packed.ts'

test.each([
  [{ weightGrams: 450, lengthCm: 30, widthCm: 25, heightCm: 3 }, 450],
  [{ weightGrams: 400, lengthCm: 30, widthCm: 25, heightCm: 4 }, 600],
  [{ weightGrams: 500, lengthCm: 10, widthCm: 10, heightCm: 25 }, 500],
  [{ weightGrams: 1, lengthCm: 1, widthCm: 1, heightCm: 1 }, 1],
])('couriers charge by the weight or the volume of %o, whichever is more', (packed, grams) => {
  expect(chargedGrams(packed)).toBe(grams)
})

test('the suggested parcel can be booked for any order', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (pieces) => {
      expect(Packed.safeParse(usualParcel([{ type: 'Hoodie', pieces }])).success).toBe(true)
    }),
  )
})

test('a parcel of hoodies is booked as heavier than one of as many T-shirts', () => {
  expect(usualParcel([{ type: 'Round Neck', pieces: 10 }]).weightGrams).toBe(2050)
  expect(usualParcel([{ type: 'Hoodie', pieces: 10 }]).weightGrams).toBe(5650)
  expect(usualParcel([]).weightGrams).toBe(500)
})
