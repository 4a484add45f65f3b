import { expect, test } from 'vitest'
import type { StoredLine } from '../orders/order-lines.ts'
import { priceListOf } from '../printing/price-list.ts'
import { pricePrintOrder } from '../printing/price-print-order.ts'
import { firstTradeRules } from '../printing/trade-rules.ts'
import { lineToTax } from './invoice-contents.ts'

const updatedAt = '2026-11-21T00:00:00.000Z'
const list = priceListOf({
  design: { Silver: { price: 299, updatedAt } },
  paper: [],
  printing: {},
  lamination: {},
  binding: { Diary: { price: 120, hsn: '4820', gstPercent: 5, updatedAt } },
})

test('printing is taxed as a service, and an option with its own code by that code', () => {
  const items = [
    { type: 'design' as const, quantity: 1, details: { designType: 'Silver' } },
    { type: 'binding' as const, quantity: 2, details: { bindingType: 'Diary' } },
  ]
  const priced = pricePrintOrder({ items, jobs: [] }, list, firstTradeRules, { freeAbovePaise: 0, feePaise: 0 })
  if ('problems' in priced) throw new Error('not priced')
  expect(priced.lines.map(lineToTax)).toMatchObject([
    { hsn: '9989', percent: 18, amountPaise: 29_900 },
    { hsn: '4820', percent: 5, amountPaise: 24_000 },
  ])
})

test.each([
  ['Round Neck', undefined, '6109'],
  ['Polo', undefined, '6105'],
  ['Hoodie', undefined, '6110'],
  ['Polo', '61061000', '61061000'],
])('a %s whose product has the HSN %s is taxed under %s, at the rate for its value', (productType, hsn, taxed) => {
  const shirt = { _id: '1', productId: 'p', name: 'Tee', quantity: 1, image: '', productType, unitPricePaise: 49_900 }
  const line: StoredLine = { kind: 'catalogue', ...shirt, ...(hsn && { hsn }) }
  expect(lineToTax(line)).toMatchObject({ hsn: taxed, amountPaise: 49_900 })
  expect(lineToTax(line).percent).toBeUndefined()
})
