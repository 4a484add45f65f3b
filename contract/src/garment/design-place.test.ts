import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centreDesign,
  centredIn,
  DesignPlace,
  firstPlace,
  isInsideArea,
  keepInside,
  moveDesign,
  placeInWords,
  scaleDesign,
  smallestSideMm,
  turnDesign,
} from './design-place.ts'
import { formats } from './print-area.ts'

const a4 = formats['Front A4']
const chest = formats.Left

const areas = fc.constantFrom(...Object.values(formats))
const aspects = fc.record({ width: fc.integer({ min: 40, max: 4000 }), height: fc.integer({ min: 40, max: 4000 }) })
const moves = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      x: fc.double({ min: -400, max: 400, noNaN: true }),
      y: fc.double({ min: -400, max: 400, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant('scale' as const),
      x: fc.double({ min: 0.01, max: 20, noNaN: true }),
      y: fc.constant(0),
    }),
    fc.record({
      kind: fc.constant('turn' as const),
      x: fc.double({ min: -720, max: 720, noNaN: true }),
      y: fc.constant(0),
    }),
  ),
  { maxLength: 12 },
)

describe('a design in its print area', () => {
  it('starts as large as the area allows, centred, at the top', () => {
    expect(firstPlace({ width: 1000, height: 500 }, a4)).toEqual({
      xMm: 0,
      yMm: 0,
      widthMm: 210,
      heightMm: 105,
      rotationDeg: 0,
    })
    expect(firstPlace({ width: 300, height: 900 }, chest)).toMatchObject({ widthMm: 30, heightMm: 90, xMm: 30 })
  })

  it('never leaves the area and keeps its proportions, whatever is done to it', () => {
    fc.assert(
      fc.property(areas, aspects, moves, (area, aspect, steps) => {
        let place = firstPlace(aspect, area)
        for (const { kind, x, y } of steps)
          place =
            kind === 'move'
              ? moveDesign(place, x, y, area)
              : kind === 'scale'
                ? scaleDesign(place, x, area)
                : turnDesign(place, x, area)
        expect(isInsideArea(place, area)).toBe(true)
        expect(place.widthMm / place.heightMm).toBeCloseTo(aspect.width / aspect.height, 4)
        expect(DesignPlace.safeParse(place).success).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('snaps to the middle when it comes within four millimetres', () => {
    const small = { xMm: 10, yMm: 100, widthMm: 50, heightMm: 50, rotationDeg: 0 }
    expect(moveDesign(small, 67, 0, a4).xMm).toBe(80)
    expect(moveDesign(small, 60, 0, a4).xMm).toBe(70)
    expect(moveDesign(small, 67, 0, a4, false).xMm).toBe(77)
  })

  it('snaps to quarter turns', () => {
    const small = { xMm: 80, yMm: 100, widthMm: 50, heightMm: 40, rotationDeg: 0 }
    expect(turnDesign(small, 88, a4).rotationDeg).toBe(90)
    expect(turnDesign(small, 45, a4).rotationDeg).toBe(45)
    expect(turnDesign(small, 358, a4).rotationDeg).toBe(0)
  })

  it('is made smaller when a turn would push its corners out', () => {
    const full = firstPlace({ width: 210, height: 297 }, a4)
    const turned = turnDesign(full, 90, a4)
    expect(turned.heightMm).toBeCloseTo(210, 5)
    expect(turned.widthMm).toBeCloseTo(148.5, 1)
  })

  it('cannot be scaled below what can be recognised', () => {
    const place = scaleDesign(firstPlace({ width: 100, height: 100 }, chest), 0.001, chest)
    expect(place.widthMm).toBeCloseTo(smallestSideMm, 5)
  })

  it('grows around its own middle', () => {
    const place = scaleDesign({ xMm: 80, yMm: 120, widthMm: 50, heightMm: 50, rotationDeg: 0 }, 2, a4)
    expect(place).toMatchObject({ xMm: 55, yMm: 95, widthMm: 100, heightMm: 100 })
  })

  it('is refused outside the area, and put back inside', () => {
    const outside = { xMm: 180, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
    expect(isInsideArea(outside, a4)).toBe(false)
    expect(keepInside(outside, a4)).toMatchObject({ xMm: 150, yMm: 10 })
  })

  it('counts its turned corners: a full-size design at 45 degrees is not inside', () => {
    expect(isInsideArea({ xMm: 0, yMm: 0, widthMm: 210, heightMm: 297, rotationDeg: 45 }, a4)).toBe(false)
  })
})

describe('the editor of a place', () => {
  const place = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50, rotationDeg: 0 }

  it('draws a guide through a middle only while the design is in it', () => {
    expect(centredIn(place, a4)).toEqual({ across: false, down: false })
    expect(centredIn({ ...place, xMm: 55 }, a4)).toEqual({ across: true, down: false })
    expect(centredIn(centreDesign(place, a4), a4)).toEqual({ across: true, down: true })
  })

  it('centres a turned design without changing its size', () => {
    const centred = centreDesign({ ...place, rotationDeg: 30 }, a4)
    expect(centred).toMatchObject({ xMm: 55, yMm: 123.5, widthMm: 100, heightMm: 50, rotationDeg: 30 })
  })

  it('says a place in whole millimetres', () => {
    expect(placeInWords({ ...place, xMm: 10.4, yMm: -0.2 })).toBe('100 × 50 mm, 10 mm from the left, 0 mm from the top')
    expect(placeInWords({ ...place, rotationDeg: -15 })).toContain('turned by -15°')
  })
})
