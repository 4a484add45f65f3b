import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPrintArea } from '../garment/print-area.ts'
import { copyPlaces } from './copy-places.ts'
import { type DesignPlace, firstPlace, isInsideArea, keepInside } from './design-place.ts'

const area = { widthMm: 100, heightMm: 100 }
const place = { xMm: 20, yMm: 20, widthMm: 40, heightMm: 40, rotationDeg: 0 }
const copyOf = (of: DesignPlace) => copyPlaces([of], area)[0]

test.each([
  ['to the lower right', place, { xMm: 28, yMm: 28 }],
  ['away from the edges it touches', { ...place, xMm: 60, yMm: 60 }, { xMm: 52, yMm: 52 }],
  ['further down if it is as wide as its area', { ...place, xMm: 0, yMm: 0, widthMm: 100 }, { xMm: 0, yMm: 8 }],
  ['as far away as there is room', { ...place, xMm: 2, yMm: 5, widthMm: 98, heightMm: 90 }, { xMm: 0, yMm: 10 }],
])('a copy lies %s', (_where, of, at) => {
  expect(copyOf(of)).toEqual({ ...of, ...at })
})

test('a copy of a design that fills its area is smaller, so that both are visible', () => {
  expect(copyOf(firstPlace({ width: 500, height: 500 }, area))).toEqual({
    xMm: 10,
    yMm: 10,
    widthMm: 90,
    heightMm: 90,
    rotationDeg: 0,
  })
})

test('a further copy never covers an earlier one', () => {
  const whole = firstPlace({ width: 500, height: 500 }, area)
  for (const original of [place, { ...place, xMm: 60, yMm: 60 }, whole]) {
    const laid = [original]
    for (let count = 0; count < 4; count++) laid.push(...copyPlaces([original], area, laid))
    const corners = laid.map(({ xMm, yMm }) => `${Math.round(xMm)} ${Math.round(yMm)}`)
    expect(new Set(corners).size).toBe(laid.length)
  }
})

test('copies lie inside the print area, never on their originals, and in the same arrangement', () => {
  const pocket = commonPrintArea('dry-fit', 'Left', [])
  const anywhere = fc
    .record({
      xMm: fc.double({ min: 0, max: 100, noNaN: true }),
      yMm: fc.double({ min: 0, max: 100, noNaN: true }),
      widthMm: fc.double({ min: 10, max: 120, noNaN: true }),
      heightMm: fc.double({ min: 10, max: 120, noNaN: true }),
      rotationDeg: fc.integer({ min: -180, max: 180 }),
    })
    .map((each) => keepInside(each, pocket))
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 3 }), (places) => {
      const copies = copyPlaces(places, pocket)
      const isSmaller = (copies[0]?.widthMm ?? 0) < (places[0]?.widthMm ?? 0)
      for (const [index, copy] of copies.entries()) {
        const { xMm = 0, yMm = 0 } = places[index] ?? {}
        expect(isInsideArea(copy, pocket)).toBe(true)
        if (isSmaller) continue
        const by = { x: copy.xMm - xMm, y: copy.yMm - yMm }
        expect(Math.hypot(by.x, by.y)).toBeGreaterThan(2.9)
        expect(by.x).toBeCloseTo((copies[0]?.xMm ?? 0) - (places[0]?.xMm ?? 0), 4)
        expect(by.y).toBeCloseTo((copies[0]?.yMm ?? 0) - (places[0]?.yMm ?? 0), 4)
      }
    }),
  )
})
