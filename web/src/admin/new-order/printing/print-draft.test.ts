import { priceListOf } from '@teeshala/contract/printing/price-list'
import { printItem } from '@teeshala/contract/printing/print-item'
import { firstTradeRules } from '@teeshala/contract/printing/trade-rules'
import { expect, test } from 'vitest'
import {
  atPresentPrices,
  emptyPrintDraft,
  hasChanges,
  type PrintDraft,
  printGoodsOf,
  summaryLines,
  totalsOf,
  withLineBack,
  withoutLine,
} from './print-draft.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const pricesAt = ({ gold = 699, spiral = 35 }: { gold?: number; spiral?: number | null } = {}) => ({
  list: priceListOf({
    design: { Gold: { price: gold, updatedAt } },
    paper: [{ type: 'common1', size: 'A4', gsm: '70gsm', price: 0.7, updatedAt }],
    printing: { Color: { price: 6, updatedAt } },
    lamination: {},
    binding: spiral === null ? {} : { Spiral: { price: spiral, updatedAt } },
  }),
  rules: firstTradeRules,
})
const prices = pricesAt()
const gold = prices.list.find('design', 'Gold') ?? expect.fail()
const draft: PrintDraft = {
  ...emptyPrintDraft,
  items: [
    { ...printItem(gold, 2), id: '1-design' },
    { ...printItem(gold, 1), id: '2-design' },
  ],
  jobs: [
    {
      ...{ id: '3-job', copies: 10, paper: 'common1|A4|70gsm', printing: 'Color', laminated: 'all', binding: 'Spiral' },
      documents: [{ path: 'products/designs/staff/1-thesis.pdf', name: 'thesis.pdf' }],
      counted: [{ pages: 4, colorPages: [] }],
      // 4 × 0.70 + 4 × 6 + 35
      pricePaise: 6180,
    },
  ],
}

test('an order costs the sum of the prices shown for its lines', () => {
  expect(totalsOf(draft)).toEqual({ totalItems: 13, grandTotalPaise: 3 * 69_900 + 10 * 6180 })
  expect(hasChanges(draft, prices)).toBe(false)
})

test('a raised price is shown at each line, per copy for a job, and applies once it is accepted', () => {
  const risen = pricesAt({ gold: 750, spiral: 40 })
  const changes = summaryLines(draft, risen).map(({ change }) => change)
  expect(changes).toEqual([
    { fromPaise: 69_900, toPaise: 75_000 },
    { fromPaise: 69_900, toPaise: 75_000 },
    { fromPaise: 6180, toPaise: 6680 },
  ])
  const accepted = atPresentPrices(draft, risen)
  expect(hasChanges(accepted, risen)).toBe(false)
  expect(totalsOf(accepted).grandTotalPaise).toBe(3 * 75_000 + 10 * 6680)
})

test('a job whose binding is gone says so and is not ordered, whatever is accepted', () => {
  const withoutSpiral = pricesAt({ spiral: null })
  const accepted = atPresentPrices(draft, withoutSpiral)
  expect(summaryLines(accepted, withoutSpiral).at(-1)?.problem).toBe('Spiral Binding is not on our price list any more')
  expect(hasChanges(accepted, withoutSpiral)).toBe(true)
})

test('a removed line returns to its place, whatever was added since', () => {
  const without = withoutLine(draft, '1-design')
  const later = { ...without, items: [...without.items, { ...printItem(gold, 5), id: '4-design' }] }
  expect(withLineBack(later, draft, '1-design').items.map(({ id }) => id)).toEqual(['1-design', '2-design', '4-design'])
  expect(withLineBack(withoutLine(draft, '3-job'), draft, '3-job')).toEqual(draft)
})

test('the request names documents by their paths, and includes nothing that only this screen needs', () => {
  const goods = printGoodsOf(draft)
  expect(goods).toMatchObject({ jobs: [{ copies: 10, documents: [{ name: 'thesis.pdf' }] }] })
  expect(JSON.stringify(goods)).not.toMatch(/counted|pricePaise/)
})
