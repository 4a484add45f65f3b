import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInsideArea, keepInside } from './design-place.ts'
import { linesUnder, snapDesign, snapLines } from './snap-design.ts'

const a4 = { widthMm: 210, heightMm: 297 }
const small = { xMm: 10, yMm: 20, widthMm: 50, heightMm: 50, rotationDeg: 0 }
const other = { xMm: 120, yMm: 200, widthMm: 40, heightMm: 20, rotationDeg: 0 }
const lines = snapLines(a4, [])
const beside = snapLines(a4, [other])
const snapped = (change: object, to = lines) => snapDesign({ ...small, ...change }, a4, to)

describe('a dragged design', () => {
  it.each([
    ['the upright middle of its area, within four millimetres', [75.9, 76, 84, 84.1], [75.9, 80, 80, 84.1]],
    ['the left edge', [0, 3.75, 4.25], [0, 0, 4.25]],
    ['the right edge', [155.9, 156, 160], [155.9, 160, 160]],
  ])('snaps to %s', (_line, dragged, at) => {
    expect(dragged.map((xMm) => snapped({ xMm }).xMm)).toEqual(at)
  })

  it('snaps in each direction independently', () => {
    expect([119.4, 119.5, 127.5, 127.6].map((yMm) => snapped({ yMm }).yMm)).toEqual([119.4, 123.5, 123.5, 127.6])
    expect(snapped({ xMm: 78, yMm: 60 })).toEqual({ ...small, xMm: 80, yMm: 60 })
  })

  it('snaps to the edges and centres of others, the nearest first', () => {
    expect(snapped({ xMm: 118, yMm: 60 }, beside).xMm).toBe(120)
    expect(snapped({ xMm: 113, yMm: 60 }, beside).xMm).toBe(115)
    expect(snapped({ xMm: 20, yMm: 151.5 }, beside).yMm).toBe(150)
    expect(linesUnder({ ...small, xMm: 120, yMm: 150 }, beside)).toEqual({ xMm: [120], yMm: [200] })
  })

  it('snaps by its outermost corners when rotated', () => {
    const turned = snapped({ xMm: 8, yMm: 100, rotationDeg: 45 })
    expect(turned.xMm + 25 - 25 * Math.SQRT2).toBeCloseTo(0, 5)
  })

  it('shows a guide on each line that its centre or an edge lies on, and only then', () => {
    const place = { ...small, widthMm: 100 }
    expect(linesUnder(place, lines)).toEqual({ xMm: [], yMm: [] })
    expect(linesUnder({ ...place, xMm: 55 }, lines)).toEqual({ xMm: [105], yMm: [] })
    expect(linesUnder({ ...place, xMm: 55, yMm: 247 }, lines)).toEqual({ xMm: [105], yMm: [297] })
  })

  it('never leaves the area, snaps by four millimetres at most, and lies on the lines that it snapped to', () => {
    const length = fc.double({ min: 10, max: 180, noNaN: true })
    const at = fc.double({ min: 0, max: 200, noNaN: true })
    const turn = fc.integer({ min: -180, max: 180 })
    const place = fc
      .record({ xMm: at, yMm: at, widthMm: length, heightMm: length, rotationDeg: turn })
      .map((each) => keepInside(each, a4))
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 5 }), (dragged, others) => {
        const to = snapLines(a4, others)
        const now = snapDesign(dragged, a4, to)
        expect(isInsideArea(now, a4)).toBe(true)
        for (const [moved, under] of [
          [now.xMm - dragged.xMm, linesUnder(now, to).xMm],
          [now.yMm - dragged.yMm, linesUnder(now, to).yMm],
        ] as const) {
          expect(Math.abs(moved)).toBeLessThanOrEqual(4.0001)
          if (Math.abs(moved) > 0.1) expect(under).not.toEqual([])
        }
      }),
    )
  })
})
