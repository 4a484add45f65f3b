import { describe, expect, test } from 'vitest'
import { firstChoices, nearestPaper, offeredPapers, offersOf, printingFor, printingsOf, wayOf } from './job-options.ts'
import { paperSizeFor } from './paper-size.ts'
import { atListedPrice, priceChangeOf } from './price-changes.ts'
import { priceListOf } from './price-list.ts'
import { printItem } from './print-item.ts'
import { firstTradeRules, type TradeRules } from './trade-rules.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const priced = (prices: Record<string, number>) =>
  Object.fromEntries(Object.entries(prices).map(([option, price]) => [option, { price, updatedAt }]))
const paper = (type: string, size: string, gsm: string, price: number) => ({ type, size, gsm, price, updatedAt })
const pricing = {
  design: priced({ Gold: 699 }),
  paper: [
    paper('common1', 'A4', '60gsm', 0.6),
    paper('common1', 'A4', '70gsm', 0.7),
    paper('common1', 'A3', '70gsm', 1.5),
    paper('Glossy', 'A3', '170gsm', 6.1),
    paper('Glossy', 'A3', '70gsm', 5.1),
  ],
  printing: priced({ Digital: 14, Color: 6, Black: 1.5, ColorBoth: 10.5, BlackBoth: 2.4 }),
  lamination: priced({ Matte: 4.5, Glossy: 4 }),
  binding: priced({ Spiral: 35, Stapler: 8 }),
}
const list = priceListOf(pricing)
const rules: TradeRules = {
  ...firstTradeRules,
  printings: [
    { option: 'Black', isColor: false, sides: 1 },
    { option: 'BlackBoth', isColor: false, sides: 2 },
    { option: 'ColorBoth', isColor: true, sides: 2 },
  ],
  bindings: [{ option: 'Stapler', minSheets: 2, maxSheets: 60, sizes: ['A4'] }],
  laminations: [{ option: 'Matte', papers: ['Glossy'] }],
}

describe('the choice of paper', () => {
  test('offers only sizes and weights in which a type exists', () => {
    expect(offeredPapers(list, { type: 'common1', size: 'A3' })).toEqual({
      types: ['common1', 'Glossy'],
      sizes: ['A4', 'A3'],
      weights: ['70gsm'],
    })
    expect(offeredPapers(list, { type: 'Glossy', size: 'A4' })).toMatchObject({ sizes: ['A3'], weights: [] })
  })

  test.for([
    ['keeps size and weight if another type has them', 'common1|A3|70gsm', { type: 'Glossy' }, 'Glossy|A3|70gsm'],
    [
      'takes another size if the new type lacks the previous one',
      'common1|A4|60gsm',
      { type: 'Glossy' },
      'Glossy|A3|170gsm',
    ],
    ['keeps the type when another size is chosen', 'common1|A4|60gsm', { size: 'A3' }, 'common1|A3|70gsm'],
    ['finds none for a removed type', 'common1|A4|60gsm', { type: 'Kraft' }, undefined],
  ] as const)('%s', ([, before, chosen, expected]) => {
    expect(nearestPaper(list, before, chosen)).toBe(expected)
  })

  test.for([
    ['A4', 'A4', 210, 297],
    ['A4 landscape', 'A4', 297, 210],
    ['US Letter', 'A4', 215.9, 279.4],
    ['a visiting card', 'A6', 85, 55],
    ['a page a little larger than A4', 'A3', 220, 297],
    ['a banner', 'A0', 1500, 2000],
  ] as const)('prints %s on %s', ([, expected, widthMm, heightMm]) => {
    expect(paperSizeFor({ widthMm, heightMm })).toBe(expected)
  })
})

describe('the way of printing', () => {
  test('lists the matching options, cheapest first', () => {
    const options = printingsOf(list, rules, { isColor: true, sides: 1 }).map(({ option }) => option)
    expect(options).toEqual(['Color', 'Digital'])
  })

  test('is derived from the options and leads back to them', () => {
    const mixed = { printing: 'ColorBoth', greyPrinting: 'BlackBoth' }
    expect(wayOf(mixed, rules)).toEqual({ ink: 'mixed', sides: 2 })
    expect(printingFor(list, rules, { ink: 'mixed', sides: 2 })).toEqual(mixed)
    expect(wayOf({ printing: 'Black' }, rules)).toEqual({ ink: 'grey', sides: 1 })
    expect(printingFor(list, rules, { ink: 'grey', sides: 1 })).toEqual({ printing: 'Black' })
  })

  test('keeps a previously chosen option if several match', () => {
    const before = { printing: 'Digital' }
    expect(printingFor(list, rules, { ink: 'mixed', sides: 1 }, before)).toEqual({
      printing: 'Digital',
      greyPrinting: 'Black',
    })
  })

  test('is not offered if the list has no option for it', () => {
    expect(printingFor(list, firstTradeRules, { ink: 'grey', sides: 1 })).toBeUndefined()
    expect(printingFor(list, firstTradeRules, { ink: 'mixed', sides: 1 })).toBeUndefined()
  })
})

test('incompatible options say why', () => {
  const problems = (section: 'lamination' | 'binding', made: { paper: string; sheets: number }) =>
    Object.fromEntries(offersOf(section, list, rules, made).map(({ option, problem }) => [option, problem]))
  expect(problems('binding', { paper: 'common1|A4|60gsm', sheets: 80 })).toEqual({
    Spiral: undefined,
    Stapler: 'Stapler holds up to 60 sheets; this is 80',
  })
  expect(problems('lamination', { paper: 'common1|A4|60gsm', sheets: 1 })).toEqual({
    Matte: 'Matte lamination does not hold on common1 paper',
    Glossy: undefined,
  })
})

describe('a job starts with', () => {
  test('the cheapest paper of its size, and colour only if needed', () => {
    expect(firstChoices(list, rules, { size: 'A3', hasColor: true })).toEqual({
      ...{ copies: 1, laminated: 'all', paper: 'common1|A3|70gsm' },
      ...{ printing: 'Color', greyPrinting: 'Black' },
    })
  })

  test('A4 in black if its size is not sold and it has no colour', () => {
    expect(firstChoices(list, rules, { size: 'A6', hasColor: false })).toMatchObject({
      paper: 'common1|A4|60gsm',
      printing: 'Black',
    })
  })

  test('nothing if the shop prints nothing', () => {
    const empty = { ...pricing, printing: {} }
    expect(firstChoices(priceListOf(empty), rules, { size: 'A4', hasColor: true })).toBeUndefined()
  })
})

describe('a line whose price', () => {
  const gold = list.find('design', 'Gold')
  const line = gold ? printItem(gold, 2) : expect.fail()
  const raised = priceListOf({ ...pricing, design: priced({ Gold: 749.5 }) })
  const withoutGold = priceListOf({ ...pricing, design: {} })

  test('matches the list is left unchanged', () => {
    expect(priceChangeOf(line, list)).toBeUndefined()
  })

  test('rose shows the old and new price, and is ordered at the new one', () => {
    expect(priceChangeOf(line, raised)).toEqual({ fromPaise: 69_900, toPaise: 74_950 })
    expect(atListedPrice(line, raised)).toEqual({ ...line, price: 749.5 })
  })

  test('is gone is reported, and the line is not ordered', () => {
    expect(priceChangeOf(line, withoutGold)).toEqual({ fromPaise: 69_900, toPaise: undefined })
    expect(atListedPrice(line, withoutGold)).toBeUndefined()
  })
})
