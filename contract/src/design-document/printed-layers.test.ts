import { expect, test } from 'vitest'
import type { PlacedDocument } from './design-document.ts'
import { printedLayers } from './printed-layers.ts'

const place = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 10, rotationDeg: 0 }
const design = (name: string, placement: 'Left' | 'Right') => ({ name, placement })
const picture = { kind: 'picture' as const, path: 'x', place, acceptsPoorPrint: false }
const text = {
  kind: 'text' as const,
  text: 'hi',
  font: 'baloo' as const,
  isBold: false,
  color: '#ffffff',
  align: 'center' as const,
  letterSpacing: 0,
  lineHeight: 1,
  arcDeg: 0,
  place,
}

test('an order of pictures alone prints them in their order', () => {
  const designs = [design('a', 'Left'), design('b', 'Right')]
  expect(printedLayers(designs)).toEqual(designs)
})

test('at a placement with text, pictures and texts are stacked as in the document; other placements are unchanged', () => {
  const document: PlacedDocument = { version: 1, placement: 'Left', layers: [text, picture, text, picture] }
  const designs = [design('a', 'Left'), design('b', 'Right'), design('c', 'Left')]
  const layers = printedLayers(designs, [document])
  expect(layers.map((layer) => ('kind' in layer ? layer.kind : layer.name))).toEqual(['b', 'text', 'a', 'text', 'c'])
})
