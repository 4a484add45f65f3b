import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placements } from '../catalogue/options/placement.ts'
import { lineAmountPaise, piecesByProduct, placementsOfLines, type StoredLine, unitPriceOf } from './order-lines.ts'

const shirt = { _id: 'a', name: 'Tee', image: '', productType: 'Round Neck', size: 'M', color: 'black' }
const quantity = fc.integer({ min: 1, max: 1000 })
const unitPricePaise = fc.integer({ min: 0, max: 500_000 })
const productId = fc.constantFrom('bagh', 'dryfit', 'polo')
const line: fc.Arbitrary<StoredLine> = fc.oneof(
  fc.record({ quantity, unitPricePaise, productId }).map((one) => ({ kind: 'catalogue' as const, ...shirt, ...one })),
  fc
    .record({
      quantity,
      productId,
      prints: fc.uniqueArray(fc.record({ placement: fc.constantFrom(...placements), unitPricePaise }), {
        selector: ({ placement }) => placement,
        minLength: 1,
      }),
    })
    .map((one) => ({ kind: 'printed' as const, ...shirt, ...one })),
  fc.record({ quantity, unitPricePaise }).map((one) => ({
    kind: 'paper' as const,
    _id: 'p',
    section: 'paper' as const,
    name: 'Glossy',
    option: 'Glossy|A4|90gsm',
    ...one,
  })),
)

test('a line costs its quantity times the price of one piece, with all its prints', () => {
  fc.assert(
    fc.property(line, (one) => {
      const prices = one.kind === 'printed' ? one.prints.map((print) => print.unitPricePaise) : [one.unitPricePaise]
      expect(unitPriceOf(one)).toBe(prices.reduce((sum, price) => sum + price, 0))
      expect(lineAmountPaise(one)).toBe(prices.reduce((sum, price) => sum + price * one.quantity, 0))
    }),
  )
})

test('lines take each shirt from stock once, however many prints it has, and paper takes none', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const pieces = piecesByProduct(lines)
      const shirts = lines.filter((one) => one.kind !== 'paper')
      expect([...pieces.values()].reduce((sum, count) => sum + count, 0)).toBe(
        shirts.reduce((sum, one) => sum + one.quantity, 0),
      )
      expect(new Set(pieces.keys())).toEqual(new Set(shirts.map((one) => one.productId)))
    }),
  )
})

test('the placements of an order are those of its printed lines, each listed once', () => {
  const prints = [
    { placement: 'Left', unitPricePaise: 1 },
    { placement: 'Back A4', unitPricePaise: 1 },
  ] as const
  const printed = { kind: 'printed', ...shirt, productId: 'bagh', quantity: 1 } as const
  expect(
    placementsOfLines([
      { ...printed, prints: [...prints] },
      { ...printed, prints: [prints[0]] },
    ]),
  ).toEqual(['Left', 'Back A4'])
  expect(placementsOfLines([])).toEqual([])
})
