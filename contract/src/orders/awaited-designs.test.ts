import { expect, test } from 'vitest'
import { awaitedDesigns } from './awaited-designs.ts'

const item = { color: 'black', size: 'M', quantity: 20, price: 4000 } as const
const bulk = {
  kind: 'bulk',
  status: 'Pending',
  items: [
    { ...item, placement: 'Back A4' },
    { ...item, placement: 'Left' },
  ],
  designs: [],
} as const
const picture = { path: 'designs/a/b.png', name: 'b.png' }
const text = { version: 1, layers: [], placement: 'Back A4' } as const
const single = { kind: 'single', status: 'placed', placement: 'Left' } as const

test('a bulk order waits for the design of every placement that has none', () => {
  expect(awaitedDesigns(bulk)).toEqual(['Left', 'Back A4'])
  expect(awaitedDesigns({ ...bulk, designs: [{ ...picture, placement: 'Left' }] })).toEqual(['Back A4'])
  expect(awaitedDesigns({ ...bulk, designs: [{ ...picture, placement: 'Left' }], designDocuments: [text] })).toEqual([])
})

test('a single shirt waits for its one design, be it of pictures or of texts', () => {
  expect(awaitedDesigns(single)).toEqual(['Left'])
  expect(awaitedDesigns({ ...single, designs: [picture] })).toEqual([])
  expect(awaitedDesigns({ ...single, designs: [], designDocuments: [{ ...text, placement: 'Left' }] })).toEqual([])
})

test('what is being made or is cancelled waits for no design, nor does what has no print of its customer’s own', () => {
  expect(awaitedDesigns({ ...bulk, status: 'In Production' })).toEqual([])
  expect(awaitedDesigns({ ...single, status: 'cancelled' })).toEqual([])
  expect(awaitedDesigns({ kind: 'shop', status: 'placed' })).toEqual([])
  expect(awaitedDesigns({ kind: 'print', status: 'Pending' })).toEqual([])
})
