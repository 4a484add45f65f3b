import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { beforeEach, expect, test } from 'vitest'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { carryLayers } from './carried-places.ts'
import { putDesign, putDrawn, useDrafts } from './drafts/design-drafts.ts'
import { firstStyle } from './layers.ts'

const front = commonPrintArea('dry-fit', 'Front A4', [])
const left = commonPrintArea('dry-fit', 'Left', [])
const picture = { name: '' } as PlacedDesign['picture']
const corner = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 30, rotationDeg: 15 }
const sun: PlacedDesign = { id: 'sun', picture, place: corner }
const team: PlacedDesign = {
  id: 'team',
  picture,
  place: { ...corner, yMm: 90 },
  text: { style: firstStyle('#000000'), width: 4, height: 2 },
}
const factor = Math.min(left.widthMm / front.widthMm, left.heightMm / front.heightMm)

beforeEach(() => useDrafts.setState({ places: {}, spots: {} }))

test('a layout carried to another placement looks the same, as large as that allows', () => {
  carryLayers([sun, team], front, left)
  const { places, spots } = useDrafts.getState()
  expect(places['sun Left']?.widthMm).toBeCloseTo(60 * factor, 1)
  expect([places['sun Left']?.rotationDeg, spots['team Left']?.rotationDeg]).toEqual([15, 15])
  expect(spots['team Left']?.letterMm).toBeCloseTo(15 * factor, 1)
})

test('what already had a place at a placement keeps it', () => {
  putDesign('sun', 'Left', corner)
  putDrawn('team', 'Left', { middleXMm: 20, middleYMm: 30, letterMm: 9, rotationDeg: 0 })
  const before = useDrafts.getState()
  carryLayers([sun, team], front, left)
  expect([useDrafts.getState().places, useDrafts.getState().spots]).toEqual([before.places, before.spots])
})

test('a single picture that was never moved starts at each placement as large as possible; a moved one is carried over', () => {
  carryLayers([sun], front, left)
  expect(useDrafts.getState().places).toEqual({})
  putDesign('sun', 'Front A4', corner)
  carryLayers([sun], front, left)
  expect(Object.keys(useDrafts.getState().places)).toEqual(['sun Front A4', 'sun Left'])
})
