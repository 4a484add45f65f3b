import { expect, test } from 'vitest'
import { emptyDraft, goodsOf, type OrderDraft, uploadsToPrint } from './order-draft.ts'

const line = { key: 'a', productId: 'tee', quantity: 12, size: 'M', color: 'black', placement: '', design: '' } as const
const bulk: OrderDraft = {
  ...emptyDraft,
  kind: 'bulk',
  lines: [line],
  placements: ['Left', 'Back A4'],
  designs: {
    Left: { upload: 'sun', acceptsPoorPrint: true },
    Right: { upload: 'moon', acceptsPoorPrint: false },
  },
}

test('a bulk order names the designs of the placements that are chosen, and waits for no other', () => {
  expect(uploadsToPrint(bulk)).toEqual(['sun'])
  const paths = new Map([
    ['sun', 'designs/staff/1-sun.png'],
    ['moon', 'designs/staff/2-moon.png'],
  ])
  expect(goodsOf(bulk, paths)).toMatchObject({
    placements: ['Left', 'Back A4'],
    designs: [{ placement: 'Left', path: 'designs/staff/1-sun.png', acceptsPoorPrint: true }],
  })
})

test('a shirt of the shop has its design once that has arrived; its price is asked without', () => {
  const shop: OrderDraft = { ...emptyDraft, lines: [{ ...line, placement: 'Left', design: 'sun' }] }
  expect(uploadsToPrint(shop)).toEqual(['sun'])
  expect(goodsOf(shop, new Map([['sun', 'path']]))).toMatchObject({ lines: [{ placement: 'Left', design: 'path' }] })
  expect(goodsOf(shop)).toMatchObject({ lines: [expect.not.objectContaining({ design: expect.anything() })] })
})
