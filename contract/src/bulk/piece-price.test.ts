import { array, integer, property, assert as prove } from 'fast-check'
import { expect, test } from 'vitest'
import { bulkItems, bulkTotalPaise } from './bulk-lines.ts'
import { garmentPaise, garmentPrice, piecePaise, pieceTerms, printPrices } from './piece-price.ts'

const breaks = [
  { from: 50, percent: 5 },
  { from: 100, percent: 10 },
  { from: 250, percent: 15 },
]
const dryfit = pieceTerms(12_000, { furtherPrintPrice: 120, quantityBreaks: breaks })
const hoodie = pieceTerms(129_900, { furtherPrintPrice: 120, quantityBreaks: breaks })

test.for([
  ['the dry-fit costs ₹120 per piece and placement below the first break', dryfit, 2, 1, [12_000, 12_000]],
  ['49 pieces get no discount', dryfit, 1, 49, [12_000]],
  ['with the 50th piece all get 5 percent off', dryfit, 1, 50, [11_400]],
  ['a further print gets no discount', dryfit, 3, 100, [10_800, 12_000, 12_000]],
  ['a hoodie costs its own price', hoodie, 1, 1, [129_900]],
  [
    'half a paisa is rounded up',
    pieceTerms(129_910, { furtherPrintPrice: 0, quantityBreaks: breaks }),
    1,
    50,
    [123_415],
  ],
] as const)('%s', ([, terms, prints, pieces, prices]) => {
  expect(printPrices(terms, prints, pieces)).toEqual(prices)
})

test('a piece without a print yet is priced as with its first print', () => {
  expect(piecePaise(hoodie, 0, 1)).toBe(piecePaise(hoodie, 1, 1))
})

test("a product's price with one print is its bulk price, or its ordinary price if it has none", () => {
  expect([garmentPrice({ price: 499 }), garmentPrice({ price: 499, bulkPrice: 350 })]).toEqual([499, 350])
  expect([garmentPaise({ pricePaise: 49_900 }), garmentPaise({ pricePaise: 49_900, bulkPricePaise: 0 })]).toEqual([
    49_900, 0,
  ])
})

test('in 10,000 random orders a larger quantity never raises the price of a piece', () => {
  const steps = array(integer({ min: 1, max: 90 }), { maxLength: 6 }).map((percents) =>
    [...new Set(percents)].sort((a, b) => a - b).map((percent, index) => ({ from: 10 * (index + 1) ** 2, percent })),
  )
  const amounts = integer({ min: 0, max: 500_000 })
  prove(
    property(
      amounts,
      amounts,
      steps,
      integer({ min: 1, max: 6 }),
      integer({ min: 1, max: 2000 }),
      (garment, further, table, prints, pieces) => {
        const terms = { garmentPaise: garment, furtherPrintPaise: further, breaks: table }
        expect(piecePaise(terms, prints, pieces + 1)).toBeLessThanOrEqual(piecePaise(terms, prints, pieces))
        const at = (['Left', 'Right', 'Front A4', 'Back A4', 'Front A3', 'Back A3'] as const).slice(0, prints)
        const line = { color: 'black', size: 'M', quantity: pieces } as const
        expect(bulkTotalPaise(bulkItems([line], at, terms))).toBe(piecePaise(terms, prints, pieces) * pieces)
      },
    ),
    { numRuns: 10_000 },
  )
})
