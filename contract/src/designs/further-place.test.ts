import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printArea } from '../garment/print-area.ts'
import { overlap } from './design-overlap.ts'
import { type DesignPlace, firstPlace, isInsideArea } from './design-place.ts'
import { furtherPlace } from './further-place.ts'

const area = printArea('round-neck', 'Front A4')
const square = { width: 100, height: 100 }
const isApart = (one: DesignPlace, other: DesignPlace) => !overlap({ place: one, area }, { place: other, area })

describe('a further design on the same shirt', () => {
  test('starts on free fabric below the first, as large as there is room', () => {
    const first = firstPlace(square, area)
    const second = furtherPlace(square, area, [first])
    expect(isApart(first, second)).toBe(true)
    expect(second.widthMm).toBeCloseTo(0.4 * first.widthMm)
    expect(isApart(second, furtherPlace(square, area, [first, second]))).toBe(true)
  })

  test('starts at half size in the middle if no fabric is free, so that the first stays visible and reachable', () => {
    const first = firstPlace({ width: 210, height: 297 }, area)
    expect(furtherPlace({ width: 100, height: 50 }, area, [first])).toMatchObject({
      xMm: 52.5,
      widthMm: 105,
      heightMm: 52.5,
    })
  })

  test('up to ten times as long as wide stays inside the area, and apart from a first one that leaves a third of it', () => {
    const side = fc.integer({ min: 200, max: 2000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const first = { xMm: 0, yMm: 0, widthMm: 210, heightMm: 190, rotationDeg: 0 }
        const place = furtherPlace({ width, height }, area, [first])
        expect(isInsideArea(place, area)).toBe(true)
        expect(place.widthMm / place.heightMm).toBeCloseTo(width / height, 5)
        expect(isApart(first, place)).toBe(true)
      }),
    )
  })
})
