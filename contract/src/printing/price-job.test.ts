import { array, constantFrom, integer, property, assert as prove, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineAmountPaise } from '../orders/order-lines.ts'
import { type PagesOfDocument, priceJob, sheetsOf } from './price-job.ts'
import { type PriceList, priceListOf } from './price-list.ts'
import { pricePrintOrder } from './price-print-order.ts'
import { printItem } from './print-item.ts'
import type { JobChoices } from './print-job.ts'
import type { TradeRules } from './trade-rules.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const priced = (prices: Record<string, number>) =>
  Object.fromEntries(Object.entries(prices).map(([option, price]) => [option, { price, updatedAt }]))
const pricing = {
  design: priced({ Gold: 699 }),
  paper: [
    { type: 'common1', size: 'A4', gsm: '70gsm', price: 0.7, updatedAt },
    { type: 'Glossy', size: 'A3', gsm: '170gsm', price: 6.1, updatedAt },
  ],
  printing: priced({ Black: 1.5, Color: 6, BlackBoth: 2.4, ColorBoth: 10.5 }),
  lamination: priced({ Matte: 4.5 }),
  binding: priced({ Spiral: 35, Stapler: 8 }),
}
const list = priceListOf(pricing)
const rules: TradeRules = {
  printings: [
    { option: 'Black', isColor: false, sides: 1 },
    { option: 'Color', isColor: true, sides: 1 },
    { option: 'BlackBoth', isColor: false, sides: 2 },
    { option: 'ColorBoth', isColor: true, sides: 2 },
  ],
  bindings: [
    { option: 'Stapler', minSheets: 2, maxSheets: 60, sizes: ['A4'] },
    { option: 'Spiral', minSheets: 2, maxSheets: 250, sizes: [] },
  ],
  laminations: [{ option: 'Matte', papers: ['Glossy'] }],
  copyBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
  ],
  turnRoundDays: 2,
}
const a4: JobChoices = { copies: 1, paper: 'common1|A4|70gsm', printing: 'Black', laminated: 'all' }
const thesis: PagesOfDocument = { pages: 41, colorPages: [1, 2, 9] }

/** Returns quantity and amount in paise per line, by option; or the problems. */
function price(choices: JobChoices, ...documents: PagesOfDocument[]) {
  const result = priceJob(choices, documents, list, rules)
  if ('problems' in result) return result.problems
  return Object.fromEntries(
    result.job.lines.map((line) => [line.option, [line.quantity, lineAmountPaise({ ...line, _id: '1' })]]),
  )
}

describe('a print job costs', () => {
  test.for<[what: string, choices: Partial<JobChoices>, documents: PagesOfDocument[], lines: object]>([
    ['a sheet and its print for each page', {}, [thesis], { 'common1|A4|70gsm': [41, 2870], Black: [41, 6150] }],
    [
      'half the sheets if printed on both sides, with a sheet of its own for an odd page',
      { printing: 'BlackBoth' },
      [thesis],
      { 'common1|A4|70gsm': [21, 1470], BlackBoth: [21, 5040] },
    ],
    [
      'colour only for sheets with colour',
      { printing: 'Color', greyPrinting: 'Black' },
      [thesis],
      { 'common1|A4|70gsm': [41, 2870], Color: [3, 1800], Black: [38, 5700] },
    ],
    [
      'one colour print for a sheet with colour on both sides',
      { printing: 'ColorBoth', greyPrinting: 'BlackBoth' },
      [thesis],
      { 'common1|A4|70gsm': [21, 1470], ColorBoth: [2, 2100], BlackBoth: [19, 4560] },
    ],
    [
      'no grey print if every sheet has colour',
      { printing: 'Color', greyPrinting: 'Black' },
      [{ pages: 1, colorPages: [1] }],
      { 'common1|A4|70gsm': [1, 70], Color: [1, 600] },
    ],
    [
      'a new sheet where a second document begins',
      { printing: 'BlackBoth' },
      [thesis, { pages: 3, colorPages: [] }],
      { 'common1|A4|70gsm': [23, 1610], BlackBoth: [23, 5520] },
    ],
    [
      'one binding per copy, and less from a number of copies on',
      { printing: 'BlackBoth', binding: 'Spiral', copies: 100 },
      [thesis],
      { 'common1|A4|70gsm': [2100, 132_300], BlackBoth: [2100, 453_600], Spiral: [100, 315_000] },
    ],
    [
      'a lamination of each sheet',
      { paper: 'Glossy|A3|170gsm', printing: 'Color', lamination: 'Matte', copies: 3 },
      [{ pages: 2, colorPages: [] }],
      { 'Glossy|A3|170gsm': [6, 3660], Color: [6, 3600], Matte: [6, 2700] },
    ],
    [
      'a lamination of the cover only',
      { paper: 'Glossy|A3|170gsm', printing: 'Color', lamination: 'Matte', laminated: 'cover', copies: 3 },
      [{ pages: 2, colorPages: [] }],
      { 'Glossy|A3|170gsm': [6, 3660], Color: [6, 3600], Matte: [3, 1350] },
    ],
  ])('%s', ([, choices, documents, lines]) => {
    expect(price({ ...a4, ...choices }, ...documents)).toEqual(lines)
  })
})

describe('a print job is refused', () => {
  test.for<[what: string, choices: Partial<JobChoices>, pages: number, problems: object]>([
    ['stapling too many sheets', { binding: 'Stapler' }, 61, { binding: 'Stapler holds up to 60 sheets; this is 61' }],
    [
      'a spiral binding of one sheet',
      { binding: 'Spiral' },
      1,
      { binding: 'Spiral needs at least 2 sheets; this is 1' },
    ],
    [
      'stapling in an unavailable size',
      { binding: 'Stapler', paper: 'Glossy|A3|170gsm' },
      20,
      { binding: 'Stapler is not available in A3' },
    ],
    [
      'lamination on unsuitable paper',
      { lamination: 'Matte' },
      2,
      { lamination: 'Matte lamination does not hold on common1 paper' },
    ],
    [
      'colour on one side and black on both sides',
      { printing: 'Color', greyPrinting: 'BlackBoth' },
      2,
      { greyPrinting: 'Choose the same sides for pages with and without colour' },
    ],
    [
      'a removed option, whatever its name',
      { paper: 'common1|A4|90gsm', printing: 'constructor', binding: '__proto__' },
      2,
      {
        paper: 'common1 A4 90gsm is not on our price list any more',
        printing: 'constructor Printing is not on our price list any more',
        binding: '__proto__ Binding is not on our price list any more',
      },
    ],
  ])('for %s', ([, choices, pages, problems]) => {
    expect(price({ ...a4, ...choices }, { pages, colorPages: [] })).toEqual(problems)
  })
})

describe('a print order', () => {
  const shipping = { freeAbovePaise: 99_900, feePaise: 9_900 }
  const gold = list.find('design', 'Gold')
  const items = gold ? [printItem(gold, 1)] : []

  test('has the lines of its items first, then those of each job, and one shipping charge', () => {
    const priced = pricePrintOrder({ items, jobs: [{ ...a4, copies: 2, documents: [thesis] }] }, list, rules, shipping)
    expect(priced).toMatchObject({
      lines: [
        { _id: '1', name: 'Gold Design', unitPricePaise: 69_900, quantity: 1 },
        { _id: '2', job: 0, name: 'common1 A4 70gsm', quantity: 82 },
        { _id: '3', job: 0, name: 'Black Printing', quantity: 82 },
      ],
      amounts: { itemsPaise: 69_900 + 5740 + 12_300, shippingPaise: 9_900, totalPaise: 97_840 },
      totalItems: 3,
    })
  })

  test('reports each job and line that cannot be made', () => {
    const gone = { type: 'design', quantity: 1, details: { designType: 'Platinum' } } as const
    const jobs = [
      { ...a4, documents: [thesis] },
      { ...a4, binding: 'Nails', documents: [thesis] },
    ]
    expect(pricePrintOrder({ items: [...items, gone], jobs }, list, rules, shipping)).toEqual({
      problems: {
        'items.1.details': 'Platinum Design is not on our price list any more',
        'jobs.1.binding': 'Nails Binding is not on our price list any more',
      },
    })
  })

  test('of a crore or more is refused with what it comes to, so that no total of nothing is shown', () => {
    const many = items.map((item) => ({ ...item, quantity: 20_000 }))
    const itemsPaise = 20_000 * 69_900
    expect(pricePrintOrder({ items: many, jobs: [] }, list, rules, shipping)).toEqual({
      problems: { items: 'For an order of ₹1 crore or more, please call the shop.' },
      totals: { amounts: { itemsPaise, shippingPaise: 0, totalPaise: itemsPaise }, totalItems: 20_000 },
    })
  })
})

test('for 10,000 random print orders the page and the server compute the same amounts, and a larger order never raises the price of a copy', () => {
  const document = record({
    pages: integer({ min: 2, max: 120 }),
    colorPages: uniqueArray(integer({ min: 1, max: 120 }), { maxLength: 20 }),
  }).map(({ pages, colorPages }) => ({ pages, colorPages: colorPages.filter((page) => page <= pages) }))
  const job = record({
    printing: constantFrom('Color', 'ColorBoth', 'Black'),
    copies: integer({ min: 1, max: 300 }),
    documents: array(document, { minLength: 1, maxLength: 3 }),
  }).map((choices) => ({ ...a4, ...choices }))
  const shipping = { freeAbovePaise: 99_900, feePaise: 9_900 }
  const amountsOf = (jobs: readonly (JobChoices & { documents: PagesOfDocument[] })[], of: PriceList) => {
    const priced = pricePrintOrder({ items: [], jobs }, of, rules, shipping)
    if ('problems' in priced) throw new Error(JSON.stringify(priced.problems))
    return priced.amounts
  }
  // The page has the price list and jobs as the API sent them.
  const asAnswered = priceListOf(JSON.parse(JSON.stringify(pricing)))
  prove(
    property(array(job, { minLength: 1, maxLength: 3 }), (jobs) => {
      const counted = amountsOf(jobs, list)
      expect(amountsOf(JSON.parse(JSON.stringify(jobs)), asAnswered)).toEqual(counted)
      const [first] = jobs
      if (!first) return
      const copyOf = (copies: number) => amountsOf([{ ...first, copies }], list).itemsPaise / copies
      expect(copyOf(first.copies + 1)).toBeLessThanOrEqual(copyOf(first.copies) + 1e-9)
    }),
    { numRuns: 10_000 },
  )
})

test('a document never takes fewer sheets than half its pages, nor more colour sheets than sheets', () => {
  prove(
    property(integer({ min: 1, max: 500 }), uniqueArray(integer({ min: 1, max: 500 })), (pages, some) => {
      const colorPages = some.filter((page) => page <= pages)
      const single = sheetsOf([{ pages, colorPages }], 1)
      const double = sheetsOf([{ pages, colorPages }], 2)
      expect(single).toEqual({ sheets: pages, colorSheets: colorPages.length })
      expect(double.sheets).toBe(Math.ceil(pages / 2))
      expect(double.colorSheets).toBeLessThanOrEqual(Math.min(double.sheets, single.colorSheets))
    }),
  )
})
