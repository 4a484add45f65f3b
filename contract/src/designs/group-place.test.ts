import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPrintArea } from '../garment/print-area.ts'
import { type DesignPlace, isInsideArea, keepInside, moveDesign, scaleDesign, turnDesign } from './design-place.ts'
import { boxAround, followBox } from './group-place.ts'

const area = commonPrintArea('dry-fit', 'Front A4', [])
const place = fc
  .record({
    xMm: fc.double({ min: 0, max: 200, noNaN: true }),
    yMm: fc.double({ min: 0, max: 250, noNaN: true }),
    widthMm: fc.double({ min: 10, max: 90, noNaN: true }),
    heightMm: fc.double({ min: 10, max: 90, noNaN: true }),
    rotationDeg: fc.integer({ min: -180, max: 180 }),
  })
  .map((each) => keepInside(each, area))
const act = fc.oneof(
  fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })).map(
    ([x, y]) =>
      (box: DesignPlace) =>
        moveDesign(box, x, y, area),
  ),
  fc.double({ min: 0.3, max: 3, noNaN: true }).map((factor) => (box: DesignPlace) => scaleDesign(box, factor, area)),
  fc.integer({ min: -180, max: 180 }).map((degrees) => (box: DesignPlace) => turnDesign(box, degrees, area)),
)
const gapOf = (one: DesignPlace, other: DesignPlace) =>
  Math.hypot(
    one.xMm + one.widthMm / 2 - other.xMm - other.widthMm / 2,
    one.yMm + one.heightMm / 2 - other.yMm - other.heightMm / 2,
  )

test('layers that are moved, scaled and rotated together keep their arrangement and stay inside the print area', () => {
  fc.assert(
    fc.property(place, place, act, (one, other, change) => {
      const from = boxAround([one, other])
      const to = change(from)
      const [first, second] = [followBox(one, from, to), followBox(other, from, to)]
      const factor = to.widthMm / from.widthMm
      expect(isInsideArea(first, area) && isInsideArea(second, area)).toBe(true)
      expect(gapOf(first, second)).toBeCloseTo(gapOf(one, other) * factor, 4)
      expect(first.widthMm / first.heightMm).toBeCloseTo(one.widthMm / one.heightMm, 4)
      const turned = (second.rotationDeg - first.rotationDeg - (other.rotationDeg - one.rotationDeg)) / 360
      expect(Math.abs(turned - Math.round(turned))).toBeLessThan(1e-6)
    }),
  )
})
