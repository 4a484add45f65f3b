import { type PrintArea, printArea } from '@teeshala/contract/garment/print-area'
import { expect, test } from 'vitest'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { overlapHint } from './overlap-hint.ts'

const areaOf = (placement: PrintArea['placement']) => printArea('dry-fit', placement)
const area = areaOf('Front A4')
const square = (xMm: number, yMm = 0) => ({ xMm, yMm, widthMm: 50, heightMm: 50, rotationDeg: 0 })
const design = (name: string, xMm: number): PlacedDesign => ({
  id: name,
  place: square(xMm),
  picture: {
    name,
    url: '',
    widthPx: 1,
    heightPx: 1,
    isVector: false,
    artwork: { ground: 'full', inks: [] },
  },
})
const hint = (designs: readonly PlacedDesign[], others: { placement: PrintArea['placement'] }[] = []) =>
  overlapHint(
    designs[0] as PlacedDesign,
    { designs, others: others.map((each) => ({ ...square(0), href: '', ...each })), areaOf },
    area,
  )

test('the hint names which designs overlap, at the same placement and at others', () => {
  expect(hint([design('sun.png', 0), design('moon.png', 60)])).toBeUndefined()
  expect(hint([design('sun.png', 0), design('moon.png', 30)])).toBe(
    'On the shirt this design and moon.png overlap. Move or shrink one of them, if that is not what you want.',
  )
  expect(
    hint([design('sun.png', 0), design('moon.png', 30)], [{ placement: 'Right' }, { placement: 'Back A4' }]),
  ).toMatch(/^On the shirt this design and moon.png and that of Right overlap\./)
})

test('of many overlapping designs two are named and the others counted', () => {
  const many = Array.from({ length: 30 }, (_, index) => design(`${index}.png`, 0))
  expect(hint(many)).toMatch(/^On the shirt this design and 1\.png, 2\.png and 27 more overlap\./)
})
