import { priceListOf } from '@teeshala/contract/printing/price-list'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { expect, test } from 'vitest'
import { problemsOf, requestOf, valuesOf } from './rule-values.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const priced = (...options: string[]) => Object.fromEntries(options.map((option) => [option, { price: 1, updatedAt }]))
const list = priceListOf({
  design: {},
  paper: [{ type: 'Glossy', size: 'A4', gsm: '130gsm', price: 3, updatedAt }],
  printing: priced('Color', 'Digital'),
  lamination: priced('Matte'),
  binding: priced('Spiral', 'Stapler'),
})
const rules: TradeRules = {
  printings: [{ option: 'Color', isColor: true, sides: 2 }],
  bindings: [
    { option: 'Comb', minSheets: 5, maxSheets: 5000, sizes: ['A4'] },
    { option: 'Stapler', minSheets: 1, maxSheets: 60, sizes: [] },
  ],
  laminations: [{ option: 'Matte', papers: ['Glossy'] }],
  copyBreaks: [{ from: 50, percent: 5 }],
  turnRoundDays: 2,
}
const opened = valuesOf(rules, list)

test('every option of the price list has a row, and a removed one has it as long as it has a rule', () => {
  expect(opened.printings.map(({ option, way }) => [option, way])).toEqual([
    ['Color', 'color-2'],
    ['Digital', ''],
  ])
  expect(opened.bindings).toEqual([
    { option: 'Spiral', isListed: true, minSheets: '', maxSheets: '', sizes: [] },
    { option: 'Stapler', isListed: true, minSheets: '', maxSheets: 60, sizes: [] },
    { option: 'Comb', isListed: false, minSheets: 5, maxSheets: '', sizes: ['A4'] },
  ])
})

test('an untouched form keeps every rule', () => {
  const { bindings, ...rest } = requestOf(opened)
  expect(rest).toEqual({ ...rules, bindings: undefined })
  expect([...bindings].sort((one, other) => (one.option < other.option ? -1 : 1))).toEqual(rules.bindings)
  expect(problemsOf(opened)).toEqual({})
})

test('errors are shown at their row of the form', () => {
  const [spiral, stapler, comb] = opened.bindings
  const wrong = {
    ...opened,
    bindings: [spiral, stapler && { ...stapler, minSheets: 80 }, comb].flatMap((row) => row ?? []),
    copyBreaks: [{ from: 50, percent: '' as const }],
    turnRoundDays: '' as const,
  }
  expect(Object.keys(problemsOf(wrong)).sort()).toEqual([
    'bindings.1.maxSheets',
    'copyBreaks.0.percent',
    'turnRoundDays',
  ])
})
