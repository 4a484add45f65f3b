import { expect, test } from 'vitest'
import { commonPrintArea } from '../garment/print-area.ts'
import { firstPlace } from './design-place.ts'
import { documentOfDesigns } from './document-of-designs.ts'

const print = { placement: 'Front A4', cut: 'dry-fit', sizes: ['M'] } as const
const place = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 }
const sun = { path: 'products/designs/u/1-sun.png', name: 'sun.png', place, acceptsPoorPrint: true as const }
const moon = { path: 'products/designs/u/2-moon.png', name: 'moon.png', widthPx: 300, heightPx: 200 }

test('pictures are stacked where they were put, or at their initial place', () => {
  const start = firstPlace({ width: 300, height: 200 }, commonPrintArea('dry-fit', 'Front A4', ['M']))
  expect(documentOfDesigns(print, [sun, moon])?.layers).toEqual([
    { kind: 'picture', path: sun.path, place, acceptsPoorPrint: true },
    { kind: 'picture', path: moon.path, place: start, acceptsPoorPrint: false },
  ])
})

test('a stored document for the placement takes precedence, and nothing printed means no document', () => {
  const kept = { version: 1 as const, placement: 'Front A4' as const, layers: [] }
  expect(documentOfDesigns(print, [sun], [{ ...kept, placement: 'Left' }, kept])).toBe(kept)
  expect(documentOfDesigns(print, [], [{ ...kept, placement: 'Left' }])).toBeUndefined()
})
