import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BulkLine, bulkItems, bulkTotalPaise, linesOf, piecesOfBulk, placementsOf } from '../../bulk/bulk-lines.ts'
import { piecePaise, pieceTerms, printPrices } from '../../bulk/piece-price.ts'
import { placements } from '../../catalogue/options/placement.ts'
import { bulkOrderSizes } from '../../catalogue/options/size.ts'
import { withCoupon } from '../../coupons/apply-coupon.ts'
import { toPaise, toRupees } from '../../money.ts'
import { QuantityBreaks } from '../../quantity-break.ts'
import { amountsOf, orderAmounts } from './order-amounts.ts'

const paise = fc.integer({ min: 0, max: 500_000 })
const rule = fc.record({
  freeAbovePaise: fc.integer({ min: 0, max: 200_000 }),
  feePaise: fc.integer({ min: 0, max: 20_000 }),
})
const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_shipping' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  mostPaise: fc.option(fc.integer({ min: 100, max: 50_000 })),
  amountPaise: fc.integer({ min: 100, max: 200_000 }),
  minimumPaise: fc.constant(0),
})
const breaks = fc
  .array(fc.integer({ min: 1, max: 90 }), { maxLength: 6 })
  .map((percents) =>
    [...new Set(percents)].sort((a, b) => a - b).map((percent, index) => ({ from: 10 * (index + 1) ** 2, percent })),
  )
const garments: fc.Arbitrary<BulkLine[]> = fc.uniqueArray(
  fc.record({
    color: fc.constantFrom('black', 'white', 'red'),
    size: fc.constantFrom(...bulkOrderSizes),
    quantity: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 12, selector: ({ color, size }) => `${color} ${size}` },
)
const throughJson = (amount: number) => toPaise(JSON.parse(JSON.stringify(toRupees(amount))))

test('for 10,000 random orders with prints, breaks and coupons the page and the server compute the same amounts, and a larger order never raises the price of a piece', () => {
  fc.assert(
    fc.property(
      fc.record({ garments, breaks, rule, garment: paise, further: paise, coupon: fc.option(coupon) }),
      fc.uniqueArray(fc.constantFrom(...placements), { minLength: 1 }),
      fc.integer({ min: 1, max: 500 }),
      (basket, at, more) => {
        const quantityBreaks = QuantityBreaks.parse(basket.breaks)
        const terms = pieceTerms(basket.garment, { furtherPrintPrice: toRupees(basket.further), quantityBreaks })
        // What the page sends, with placements in whatever order they were chosen.
        const items = bulkItems(basket.garments, at, terms)
        const sent = items.map(({ pricePaise, ...item }) => ({ ...item, price: throughJson(pricePaise) }))
        const shown = amountsOf(bulkTotalPaise(items), basket.rule)
        // What the server computes from it.
        const pieces = piecesOfBulk(sent)
        const unit = printPrices(terms, placementsOf(sent).length, pieces).reduce((sum, price) => sum + price, 0)
        const lines = linesOf(sent).map(({ quantity }) => ({ quantity, unitPricePaise: unit }))
        const counted = orderAmounts(lines, basket.rule)
        expect(counted).toEqual(shown)
        expect(sent.reduce((sum, { price }) => sum + price, 0)).toBe(counted.itemsPaise)
        const charged = basket.coupon ? withCoupon(basket.coupon, counted) : counted
        expect(throughJson(charged.totalPaise)).toBe(
          charged.itemsPaise + charged.shippingPaise - (charged.discountPaise ?? 0),
        )
        expect(piecePaise(terms, at.length, pieces + more)).toBeLessThanOrEqual(unit)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('for 10,000 random carts the browser, which has rupees, and the server, which keeps paise, compute the same amounts', () => {
  const line = fc.record({ unitPricePaise: paise, quantity: fc.integer({ min: 1, max: 1000 }) })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), rule, (lines, shipping) => {
      const inBrowser = lines.map(({ unitPricePaise, quantity }) => ({
        unitPricePaise: throughJson(unitPricePaise),
        quantity,
      }))
      expect(orderAmounts(inBrowser, shipping)).toEqual(orderAmounts(lines, shipping))
    }),
    { numRuns: 10_000 },
  )
})
