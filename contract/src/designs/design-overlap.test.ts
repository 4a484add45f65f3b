import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printArea } from '../garment/print-area.ts'
import { overlap, overlapping, type Placed } from './design-overlap.ts'
import { type DesignPlace, firstPlace, moveDesign, scaleDesign } from './design-place.ts'

describe('designs at two placements of one side', () => {
  const left = printArea('dry-fit', 'Left')
  const front = printArea('dry-fit', 'Front A4')
  const whole = (area: typeof left) => ({ area, place: firstPlace({ width: 1, height: 1 }, area) })

  it('overlap if a chest print lies within the front format, and not once the larger one has moved down', () => {
    expect(overlap(whole(left), whole(front))).toBe(true)
    const lower = { area: front, place: moveDesign(scaleDesign(whole(front).place, 0.8, front), 0, 400, front) }
    expect(overlap(whole(left), lower)).toBe(false)
    expect(overlap(lower, whole(left))).toBe(false)
  })

  it('do not overlap on opposite sides of the chest', () => {
    expect(overlap(whole(left), whole(printArea('dry-fit', 'Right')))).toBe(false)
  })

  it('are checked with their rotation', () => {
    const bar = (rotationDeg: number) => ({
      area: front,
      place: { xMm: 5, yMm: 150, widthMm: 200, heightMm: 20, rotationDeg },
    })
    expect(overlap(whole(left), bar(0))).toBe(false)
    expect(overlap({ area: left, place: { ...whole(left).place, xMm: -20 } }, bar(90))).toBe(false)
    expect(overlap({ area: left, place: { ...whole(left).place, xMm: -60 } }, bar(90))).toBe(true)
  })
})

describe('designs at one placement', () => {
  const area = printArea('dry-fit', 'Front A4')
  const at = (xMm: number, yMm: number, changes: Partial<DesignPlace> = {}): Placed => ({
    area,
    place: { xMm, yMm, widthMm: 50, heightMm: 50, rotationDeg: 0, ...changes },
  })

  it('overlap if they share fabric, and not if they only touch', () => {
    expect(overlap(at(0, 0), at(49, 49))).toBe(true)
    expect(overlap(at(0, 0), at(50, 0))).toBe(false)
    expect(overlap(at(0, 0), at(0, 50))).toBe(false)
    expect(overlap(at(0, 0, { widthMm: 200, heightMm: 200 }), at(100, 100))).toBe(true)
  })

  it('do not overlap if only their bounding boxes do', () => {
    const diagonal = at(0, 90, { widthMm: 200, heightMm: 10, rotationDeg: 45 })
    expect(overlap(diagonal, at(120, 0))).toBe(false)
    expect(overlap(diagonal, at(75, 70))).toBe(true)
  })

  it('are all listed if they overlap the current one', () => {
    const others = [at(0, 0), at(30, 30), at(150, 200), at(60, 60)]
    expect(overlapping(at(40, 40), others)).toEqual([others[0], others[1], others[3]])
  })

  it('overlap symmetrically', () => {
    const place = fc.record({
      xMm: fc.integer({ min: 0, max: 200 }),
      yMm: fc.integer({ min: 0, max: 200 }),
      widthMm: fc.integer({ min: 10, max: 200 }),
      heightMm: fc.integer({ min: 10, max: 200 }),
      rotationDeg: fc.integer({ min: -180, max: 180 }),
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(overlap({ area, place: one }, { area, place: other })).toBe(
          overlap({ area, place: other }, { area, place: one }),
        )
      }),
    )
  })
})

it('designs on opposite sides of a garment never overlap', () => {
  const place = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 100, rotationDeg: 0 }
  const on = (placement: 'Front A3' | 'Back A3') => ({ place, area: printArea('dry-fit', placement) })
  expect(overlap(on('Front A3'), on('Back A3'))).toBe(false)
})
