import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../garment/print-area.ts'
import {
  alignDesign,
  centreDesign,
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

  it('snaps to quarter turns', () => {
    const small = { xMm: 80, yMm: 100, widthMm: 50, heightMm: 40, rotationDeg: 0 }
    expect(turnDesign(small, 88, a4).rotationDeg).toBe(90)
    expect(turnDesign(small, 45, a4).rotationDeg).toBe(45)
    expect(turnDesign(small, 358, a4).rotationDeg).toBe(0)
    expect([86, 87, 93, 94].map((by) => turnDesign(small, by, a4).rotationDeg)).toEqual([86, 90, 90, 94])
    expect(turnDesign(small, 88, a4, false).rotationDeg).toBe(88)
  })

  it('shrinks when a rotation would push its corners out', () => {
    const full = firstPlace({ width: 210, height: 297 }, a4)
    const turned = turnDesign(full, 90, a4)
    expect(turned.heightMm).toBeCloseTo(210, 5)
    expect(turned.widthMm).toBeCloseTo(148.5, 1)
  })

  it('cannot be scaled below a recognisable size', () => {
    const place = scaleDesign(firstPlace({ width: 100, height: 100 }, chest), 0.001, chest)
    expect(place.widthMm).toBeCloseTo(smallestSideMm, 5)
  })

  it('grows around its own centre', () => {
    const place = scaleDesign({ xMm: 80, yMm: 120, widthMm: 50, heightMm: 50, rotationDeg: 0 }, 2, a4)
    expect(place).toMatchObject({ xMm: 55, yMm: 95, widthMm: 100, heightMm: 100 })
  })

  it('is refused outside the area, and moved back inside', () => {
    const outside = { xMm: 180, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
    expect(isInsideArea(outside, a4)).toBe(false)
    expect(keepInside(outside, a4)).toMatchObject({ xMm: 150, yMm: 10 })
  })

  it.each([
    ['left', { xMm: -0.09 }, { xMm: -0.11 }],
    ['right', { xMm: 110.09 }, { xMm: 110.11 }],
    ['top', { yMm: -0.09 }, { yMm: -0.11 }],
    ['bottom', { yMm: 247.09 }, { yMm: 247.11 }],
  ])(
    'may extend over the %s edge by a tenth of a millimetre, which is rounding, and no more',
    (_side, inside, outside) => {
      const place = { xMm: 30, yMm: 40, widthMm: 100, heightMm: 50, rotationDeg: 0 }
      expect([inside, outside].map((change) => isInsideArea({ ...place, ...change }, a4))).toEqual([true, false])
    },
  )

  it.each([
    ['left', { xMm: -25, yMm: 100 }, { xMm: -26, yMm: 100 }],
    ['right', { xMm: 135, yMm: 100 }, { xMm: 136, yMm: 100 }],
    ['top', { xMm: 50, yMm: 25 }, { xMm: 50, yMm: 24 }],
    ['bottom', { xMm: 50, yMm: 222 }, { xMm: 50, yMm: 223 }],
  ])('is measured by its rotated corners on the %s', (_side, inside, outside) => {
    const upright = { widthMm: 100, heightMm: 50, rotationDeg: 90 }
    expect([inside, outside].map((corner) => isInsideArea({ ...upright, ...corner }, a4))).toEqual([true, false])
  })

  it.each<[keyof DesignPlace, number[], number[]]>([
    ['xMm', [-1000, 1000], [-1001, 1001]],
    ['yMm', [-1000, 1000], [-1001, 1001]],
    ['widthMm', [0.1, 1000], [0, -1, 1001]],
    ['heightMm', [0.1, 1000], [0, -1, 1001]],
    ['rotationDeg', [-180, 180], [-181, 181]],
  ])('is accepted only with a plausible %s', (part, taken, refused) => {
    const place = { xMm: 1, yMm: 2, widthMm: 30, heightMm: 40, rotationDeg: 5 }
    const isTaken = (value: unknown) => DesignPlace.safeParse({ ...place, [part]: value }).success
    expect(taken.map(isTaken)).not.toContain(false)
    expect([...refused, undefined, '5', Number.NaN].map(isTaken)).not.toContain(true)
  })

  it('counts its rotated corners: a full-size design at 45 degrees is not inside', () => {
    expect(isInsideArea({ xMm: 0, yMm: 0, widthMm: 210, heightMm: 297, rotationDeg: 45 }, a4)).toBe(false)
  })
})

describe('the editor of a place', () => {
  const place = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50, rotationDeg: 0 }

  it('centres a rotated design without changing its size', () => {
    const centred = centreDesign({ ...place, rotationDeg: 30 }, a4)
    expect(centred).toMatchObject({ xMm: 55, yMm: 123.5, widthMm: 100, heightMm: 50, rotationDeg: 30 })
  })

  it('describes a place in whole millimetres', () => {
    expect(placeInWords({ ...place, xMm: 10.4, yMm: -0.2 })).toBe('100 × 50 mm, 10 mm from the left, 0 mm from the top')
    expect(placeInWords({ ...place, rotationDeg: -15 })).toContain('turned by -15°')
  })
})

it.each([0, 30, 90, -135])('a design rotated by %d° touches exactly the edge that it is aligned to', (rotationDeg) => {
  const place = { xMm: 60, yMm: 80, widthMm: 60, heightMm: 30, rotationDeg }
  for (const to of ['left', 'right', 'top', 'bottom'] as const) {
    const aligned = alignDesign(place, to, a4)
    expect(isInsideArea(aligned, a4), to).toBe(true)
    const [byX, byY] = { left: [-0.2, 0], right: [0.2, 0], top: [0, -0.2], bottom: [0, 0.2] }[to]
    expect(isInsideArea({ ...aligned, xMm: aligned.xMm + (byX ?? 0), yMm: aligned.yMm + (byY ?? 0) }, a4), to).toBe(
      false,
    )
    const isAcross = to === 'left' || to === 'right'
    expect(isAcross ? aligned.yMm : aligned.xMm).toBeCloseTo(isAcross ? 80 : 60)
  }
  expect(alignDesign(place, 'centre', a4)).toMatchObject({ xMm: 75, yMm: 80 })
  expect(alignDesign(place, 'middle', a4)).toMatchObject({ xMm: 60, yMm: 133.5 })
})
