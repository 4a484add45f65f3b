import { expect, test } from 'vitest'
import { isInsideArea } from '../designs/design-place.ts'
import { printArea } from '../garment/print-area.ts'
import { firstSpot, freeSpot, placeOfText, spotOf } from './text-spot.ts'

const area = printArea('dry-fit', 'Front A4')
const spot = { middleXMm: 100, middleYMm: 80, letterMm: 20, rotationDeg: 10 }

test('a text that gets longer keeps its centre and letter size', () => {
  const short = placeOfText(spot, { width: 2, height: 0.7 }, area)
  const long = placeOfText(spot, { width: 6, height: 1.1 }, area)
  expect([short.widthMm, long.widthMm]).toEqual([40, 120])
  expect(short.xMm + 20).toBeCloseTo(long.xMm + 60)
  expect(spotOf(long, { width: 6, height: 1.1 })).toEqual(spot)
})

test('a text too long for the area is scaled down, and back up once it is shorter', () => {
  const long = placeOfText(spot, { width: 40, height: 1 }, area)
  expect(isInsideArea(long, area)).toBe(true)
  expect(placeOfText(spot, { width: 2, height: 0.7 }, area).widthMm).toBe(40)
})

test('texts start below each other inside the area, on the chest as on A4', () => {
  for (const placement of ['Left', 'Front A4'] as const) {
    const small = printArea('dry-fit', placement)
    const spots = Array.from({ length: 20 }, (_, before) => firstSpot(small, before))
    expect(spots[1]?.middleYMm).toBeGreaterThan(spots[0]?.middleYMm ?? 0)
    for (const { middleYMm, letterMm } of spots) {
      expect(middleYMm - letterMm / 2).toBeGreaterThanOrEqual(0)
      expect(middleYMm + letterMm / 2).toBeLessThanOrEqual(small.heightMm)
    }
  }
})

test('a new text takes the row of a removed one, and never an occupied row', () => {
  const area = printArea('dry-fit', 'Front A3')
  const rows = [0, 1, 2].map((before) => firstSpot(area, before))
  expect(freeSpot(area, [])).toEqual(rows[0])
  expect(freeSpot(area, rows)).toEqual(firstSpot(area, 3))
  for (const gone of rows) {
    expect(
      freeSpot(
        area,
        rows.filter((row) => row !== gone),
      ),
    ).toEqual(gone)
  }
  const moved = { ...firstSpot(area), middleYMm: (rows[1]?.middleYMm ?? 0) + 5 }
  expect(freeSpot(area, [moved])).toEqual(rows[0])
  expect(freeSpot(area, [firstSpot(area), moved])).toEqual(rows[2])
})
