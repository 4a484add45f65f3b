import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { betweenRatesWords, isBetweenRates } from './garment-rate.ts'
import { longestNumber } from './gst-law.ts'
import { financialYearOf, invoiceNumber, taxMonthOf } from './invoice-number.ts'
import { productPriceProblem } from './product-price-problem.ts'
import { placeOfSupply, refusedDestination, shopTaxOf, stateTaxName } from './shop-tax.ts'
import { placeWords, stateCodeOfAddress } from './state-code.ts'

const today = '2026-11-21'

test.each([
  [262_500, false],
  [262_501, true],
  [280_000, true],
  [295_000, true],
  [295_001, false],
])('a garment at %i paise fits neither rate: %s', (paise, isBetween) => {
  expect(isBetweenRates(paise, today)).toBe(isBetween)
})

test('a price that fits neither rate is refused with both alternatives', () => {
  expect(betweenRatesWords(280_000, today)).toBe(
    '₹2,800.00 fits neither GST rate of clothing: with tax a piece costs up to ₹2,625.00 (5%) or more than ₹2,950.00 (18%)',
  )
})

test.each([
  ['2027-03-31T18:29:59Z', '26-27', '2027-03'],
  ['2027-03-31T18:30:00Z', '27-28', '2027-04'],
  ['2026-12-31T18:30:00Z', '26-27', '2027-01'],
  ['2099-05-01T00:00:00Z', '99-00', '2099-05'],
])('at %s it is financial year %s and month %s in India', (at, year, month) => {
  expect([financialYearOf(new Date(at)), taxMonthOf(new Date(at))]).toEqual([year, month])
})

test('no number exceeds the legal length, even in the busiest year', () => {
  expect(invoiceNumber('INV', '26-27', 42)).toBe('INV/26-27/00042')
  expect(invoiceNumber('INV', '26-27', 999_999).length).toBeLessThanOrEqual(longestNumber)
})

test.each([
  [0, 'Rupees Zero Only'],
  [50, 'Rupees Zero and Paise Fifty Only'],
  [100_00, 'Rupees One Hundred Only'],
  [1_19_99, 'Rupees One Hundred Nineteen and Paise Ninety Nine Only'],
  [1_20_000_05, 'Rupees One Lakh Twenty Thousand and Paise Five Only'],
  [
    12_34_56_789_10,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Paise Ten Only',
  ],
  [1_00_00_00_000_00, 'Rupees One Hundred Crore Only'],
])('%i paise is written out as on an Indian invoice', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

const to = (postalCode: string, state?: string, country = 'India') => ({ postalCode, country, ...(state && { state }) })

test.each([
  [to('411001', 'Karnataka'), '29'],
  [to('411001'), '27'],
  [to('194101'), '38'],
  [to('500081', 'telangana'), '36'],
  [to('751001', 'Orissa'), '21'],
  [to('EC1A 1BB', '', 'United Kingdom'), '96'],
  [to('000000'), undefined],
])('the state of an address is the chosen one, otherwise that of its PIN code: %o', (address, code) => {
  expect(stateCodeOfAddress(address)).toBe(code)
})

const addressLines = ['14, Printers Lane', 'Bengaluru', 'Karnataka 560004']
const regular = shopTaxOf({ gstin: '27AAPFU0939F1ZV', addressLines, isComposition: false })
const composition = shopTaxOf({ gstin: '27AAPFU0939F1ZV', addressLines, isComposition: true })
const unregistered = shopTaxOf({ gstin: '', addressLines, isComposition: false })

test('the shop’s state is that of its GSTIN, or of its address if it has none', () => {
  expect(regular).toEqual({ scheme: 'regular', state: '27' })
  expect(unregistered).toEqual({ scheme: 'unregistered', state: '29' })
  const unnamed = shopTaxOf({ gstin: '', addressLines: ['5 MG Road', 'Pune 411001'], isComposition: false })
  expect(unnamed.state).toBe('27')
  expect(placeOfSupply(undefined, regular)).toBe('27')
  expect(placeWords('27')).toBe('Maharashtra (27)')
  expect([stateTaxName('29'), stateTaxName('04')]).toEqual(['SGST', 'UTGST'])
})

test('only a shop that collects GST sells to other states', () => {
  expect(refusedDestination(to('560001'), regular)).toBeUndefined()
  expect(refusedDestination(to('560001'), composition)).toContain('only within our own state')
  expect(refusedDestination(to('411001'), composition)).toBeUndefined()
  expect(refusedDestination(to('411001'), unregistered)).toContain('at present')
  expect(refusedDestination(undefined, unregistered)).toBeUndefined()
})

const hoodie = { pricePaise: 310_000, isCustomizable: true, specification: {} }

test('a garment’s price is refused if it fits neither rate, also with a print or after a quantity break', () => {
  const breaks = [{ from: 100, percent: 10 }]
  expect(productPriceProblem({ ...hoodie, pricePaise: 280_000 }, [], today)?.field).toBe('price')
  expect(productPriceProblem({ ...hoodie, bulkPricePaise: 280_000 }, [], today)?.field).toBe('bulkPrice')
  expect(productPriceProblem(hoodie, breaks, today)).toEqual({
    field: 'price',
    message: expect.stringContaining('From 100 pieces on: ₹2,790.00 fits neither'),
  })
  expect(productPriceProblem({ ...hoodie, isCustomizable: false }, breaks, today)).toBeUndefined()
  expect(productPriceProblem({ ...hoodie, bulkPricePaise: 49_900 }, breaks, today)).toBeUndefined()
  expect(
    productPriceProblem({ ...hoodie, pricePaise: 280_000, specification: { hsn: '4202' } }, [], today),
  ).toBeUndefined()
})
