import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { expect, test } from 'vitest'
import { changeablePrints } from './changeable-prints.ts'

const place = { xMm: 1, yMm: 2, widthMm: 100, heightMm: 80, rotationDeg: 0 }
const front = { path: 'designs/u/1-front', name: 'front', place, acceptsPoorPrint: true as const }
const words = { kind: 'text', text: 'Team', font: 'anton', color: '#ffffff', place }
const document = { version: 1, layers: [words] }
const prints = (order: object) =>
  changeablePrints(order as AnyOrder).map(({ line, placement, document: printed }) => ({ line, placement, printed }))

test('staff change each placement of a bulk order starting from the customer’s design', () => {
  const item = { color: 'black', colorHex: '#111111', size: 'M', quantity: 60 }
  const bulk = {
    kind: 'bulk',
    productType: 'Round Neck',
    items: ['Front A4', 'Back A4', 'Left'].map((placement) => ({ ...item, placement })),
    designs: [{ ...front, placement: 'Front A4' }],
    designDocuments: [{ ...document, placement: 'Back A4' }],
  }
  expect(prints(bulk)).toEqual([
    { line: undefined, placement: 'Left', printed: undefined },
    {
      line: undefined,
      placement: 'Front A4',
      printed: { version: 1, layers: [{ kind: 'picture', path: front.path, place, acceptsPoorPrint: true }] },
    },
    { line: undefined, placement: 'Back A4', printed: { ...document, placement: 'Back A4' } },
  ])
})

test('in a cart order, staff can change the lines with a customer’s own print', () => {
  const item = { productType: 'Round Neck', size: 'M', placement: 'Left' }
  const shop = {
    kind: 'shop',
    orderItems: [
      { ...item, _id: 'a', designDocument: document },
      { ...item, _id: 'b' },
    ],
  }
  expect(prints(shop)).toEqual([{ line: 'a', placement: 'Left', printed: document }])
  const single = { kind: 'single', orderItems: [{ ...item, _id: 'shirt' }], designs: [front] }
  expect(prints(single)).toMatchObject([
    { line: undefined, placement: 'Left', printed: { layers: [{ path: front.path }] } },
  ])
  expect(prints({ kind: 'print' })).toEqual([])
})
