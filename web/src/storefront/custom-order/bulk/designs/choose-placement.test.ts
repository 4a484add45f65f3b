import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { beforeEach, expect, test } from 'vitest'
import {
  changeBulk,
  clearBulk,
  placeKey,
  putDesign,
  useDrafts,
} from '../../../../shared/designer/drafts/design-drafts.ts'
import type { PlacedDesign } from '../../../../shared/garment/placed-design.ts'
import { choosePlacement } from './choose-placement.ts'

const areaOf = (placement: Parameters<typeof choosePlacement>[1]) => commonPrintArea('dry-fit', placement, [])
const corner = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 30, rotationDeg: 15 }
const laid = (id: string): PlacedDesign => ({ id, picture: { name: '' } as PlacedDesign['picture'], place: corner })
const choose = (placement: 'Front A4' | 'Left', shownAt: 'Front A4' | 'Left') =>
  choosePlacement('tee', placement, 'Front A4', {
    areaOf,
    shown: {
      canvas: {
        layers: ['sun', 'moon'],
        activeId: undefined,
        area: areaOf(shownAt),
        hidden: [laid('moon')],
        keyOf: (id) => placeKey(id, shownAt),
        change: () => undefined,
      },
      designs: [laid('sun')],
    },
  })

beforeEach(() => {
  clearBulk('tee')
  useDrafts.setState({
    places: {},
    traits: { 'sun Front A4': { isLocked: true }, 'moon Front A4': { isHidden: true } },
  })
  changeBulk('tee', () => ({ layers: { 'Front A4': ['sun', 'moon'] } }))
  putDesign('sun', 'Front A4', corner)
})

test('a design made before a placement is chosen keeps its place at the first one, and stays hidden or locked', () => {
  choose('Left', 'Front A4')
  const { places, traits } = useDrafts.getState()
  expect(Object.keys(places).sort()).toEqual(['moon Left', 'sun Front A4', 'sun Left'])
  expect(places['sun Left']?.rotationDeg).toBe(15)
  expect(traits).toEqual({ 'sun Left': { isLocked: true }, 'moon Left': { isHidden: true } })
})

test('places, locks and hidden layers are kept when the only placement is deselected', () => {
  choose('Left', 'Front A4')
  useDrafts.setState({ traits: { 'sun Left': { isHidden: true } } })
  choose('Left', 'Left')
  expect(useDrafts.getState().traits).toEqual({ 'sun Front A4': { isHidden: true } })
})

test('a design that has a place already keeps it, whatever another placement has', () => {
  changeBulk('tee', () => ({ layers: { 'Front A4': ['sun', 'moon'], Left: ['star'] } }))
  const { traits } = useDrafts.getState()
  choose('Left', 'Front A4')
  expect(useDrafts.getState().traits).toEqual(traits)
})
