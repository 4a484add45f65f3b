import { expect, test } from 'vitest'
import {
  emptyDraft,
  goodsOf,
  goodsToMake,
  type OrderDraft,
  priceRequestOf,
  requestOf,
  uploadsToPrint,
} from './order-draft.ts'

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

test('a bulk order includes the designs of its chosen placements, and waits for no other', () => {
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

test('a shop shirt has its design once it is uploaded; the price is requested without it', () => {
  const shop: OrderDraft = { ...emptyDraft, lines: [{ ...line, placement: 'Left', design: 'sun' }] }
  expect(uploadsToPrint(shop)).toEqual(['sun'])
  expect(goodsOf(shop, new Map([['sun', 'path']]))).toMatchObject({ lines: [{ placement: 'Left', design: 'path' }] })
  expect(goodsOf(shop)).toMatchObject({ lines: [expect.not.objectContaining({ design: expect.anything() })] })
})

test('the date, the company and the note are sent with the order and do not affect the price', () => {
  const extras = { ...emptyDraft.extras, hasCompany: true, companyName: 'Chai & Sons', gstin: '24AAACC1206D1ZM' }
  const draft = { ...bulk, extras: { ...extras, neededBy: '2026-12-01', note: 'Fold them.' } }
  const goods = goodsOf(draft)
  expect(requestOf(draft, goods as NonNullable<typeof goods>, 1440)).toMatchObject({
    company: { name: 'Chai & Sons', gstin: '24AAACC1206D1ZM' },
    neededBy: '2026-12-01',
    goods: { note: 'Fold them.' },
  })
  expect(priceRequestOf(draft)).toEqual(priceRequestOf(bulk))
})

test('an order with a total of zero asks for no payment, whatever method was chosen', () => {
  const goods = goodsOf(bulk) as NonNullable<ReturnType<typeof goodsOf>>
  expect(requestOf(bulk, goods, 1440).payment).toBe('link')
  expect(requestOf(bulk, goods, 0).payment).toBe('later')
})

test('a bulk order, a printed shirt and a blank one each have their own production time', () => {
  expect(goodsToMake(bulk)).toEqual({ kind: 'bulk', pieces: 12 })
  expect(goodsToMake({ kind: 'shop', lines: [{ ...line, design: 'sun' }] })).toEqual({ kind: 'printed' })
  expect(goodsToMake({ kind: 'shop', lines: [line] })).toEqual({ kind: 'blank' })
})
