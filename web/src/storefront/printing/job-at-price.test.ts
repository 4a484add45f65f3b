import { priceListOf } from '@teeshala/contract/printing/price-list'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import { firstTradeRules } from '@teeshala/contract/printing/trade-rules'
import { expect, test } from 'vitest'
import { jobAtPrice, seenPrices } from './job-at-price.ts'

const updatedAt = '2026-11-01T06:30:00.000Z'
const listWith = (paperPrice: number, printing: Record<string, { price: number; updatedAt: string }>) =>
  priceListOf({
    design: {},
    paper: [{ type: 'common1', size: 'A4', gsm: '70gsm', price: paperPrice, updatedAt }],
    printing,
    lamination: {},
    binding: {},
  })
const color = { Color: { price: 6, updatedAt } }
const choices: JobChoices = { copies: 10, paper: 'common1|A4|70gsm', printing: 'Color', laminated: 'all' }
const pages = [{ pages: 4, colorPages: [1] }]
const seen = seenPrices([{ ...choices, documents: pages }], listWith(0.7, color), firstTradeRules, {})

test('a job costs what was shown as long as no price changes', () => {
  expect(jobAtPrice(choices, pages, listWith(0.7, color), firstTradeRules, seen)).toEqual({ copyPaise: 2680 })
})

test('a price raised since a job was chosen is shown per copy', () => {
  expect(jobAtPrice(choices, pages, listWith(1, color), firstTradeRules, seen)).toEqual({
    copyPaise: 2800,
    change: { fromPaise: 2680, toPaise: 2800 },
  })
})

test('a price once shown as zero counts as raised, too', () => {
  const free = seenPrices([{ ...choices, documents: pages }], listWith(0, color), firstTradeRules, {})
  expect(jobAtPrice(choices, pages, listWith(1, color), firstTradeRules, free).change?.fromPaise).toBe(2400)
})

test('a job whose option is gone says so', () => {
  expect(jobAtPrice(choices, pages, listWith(0.7, {}), firstTradeRules, seen)).toEqual({
    copyPaise: 0,
    problem: 'Color Printing is not on our price list any more',
  })
})

test('the first price shown is the one remembered', () => {
  const later = seenPrices([{ ...choices, documents: pages }], listWith(9, color), firstTradeRules, seen)
  expect(later).toEqual({})
})
