import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryPlace } from './carry-place.ts'
import { isInsideArea, keepInside } from './design-place.ts'

const a4 = { widthMm: 210, heightMm: 297 }
const chest = { widthMm: 90, heightMm: 90 }

test.each([
  ['in the centre', { xMm: 55, yMm: 128.5, widthMm: 100, heightMm: 40 }, { xMm: 29.85, yMm: 38.94 }],
  ['at the top', { xMm: 55, yMm: 0, widthMm: 100, heightMm: 40 }, { xMm: 29.85, yMm: 3.02 }],
])('a design that lies %s does so in a smaller area, as large as that allows', (_, place, at) => {
  const carried = carryPlace({ ...place, rotationDeg: 12 }, a4, chest)
  expect(carried.widthMm).toBeCloseTo(30.3, 1)
  expect(carried.xMm).toBeCloseTo(at.xMm, 1)
  expect(carried.yMm).toBeCloseTo(at.yMm, 1)
  expect(carried.rotationDeg).toBe(12)
})

test('two designs keep their relative distance when carried over, and nothing leaves the other area', () => {
  const length = fc.double({ min: 10, max: 90, noNaN: true })
  const at = fc.double({ min: 0, max: 200, noNaN: true })
  const place = fc
    .record({ xMm: at, yMm: at, widthMm: length, heightMm: length, rotationDeg: fc.integer({ min: -180, max: 180 }) })
    .map((each) => keepInside(each, a4))
  const middle = ({ xMm, widthMm }: { xMm: number; widthMm: number }) => xMm + widthMm / 2
  fc.assert(
    fc.property(place, place, fc.constantFrom(chest, a4, { widthMm: 297, heightMm: 420 }), (one, other, area) => {
      const [first, second] = [carryPlace(one, a4, area), carryPlace(other, a4, area)]
      expect([isInsideArea(first, area), isInsideArea(second, area)]).toEqual([true, true])
      const factor = Math.min(area.widthMm / a4.widthMm, area.heightMm / a4.heightMm)
      expect(middle(first) - middle(second)).toBeCloseTo((middle(one) - middle(other)) * factor, 1)
    }),
  )
})
