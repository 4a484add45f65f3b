import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGoldenOrders } from './golden/read-golden-orders.ts'
import { type LineTax, type LineToTax, taxOrder } from './tax-order.ts'

const amountsIn = ({ percent, taxablePaise, cgstPaise, sgstPaise, igstPaise }: LineTax) => [
  percent,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
]

test.each(readGoldenOrders())('the tax of an order matches the golden table: $row', (golden) => {
  const { day, place, taxes, shippingTaxes, totalPaise, ...order } = golden
  const taxed = taxOrder(order, { day, isTaxed: true, isWithinState: place === '29' })
  expect(taxed.lines.map(amountsIn)).toEqual(taxes)
  expect(taxed.shipping.map(amountsIn)).toEqual(shippingTaxes)
  expect([...taxed.lines, ...taxed.shipping].reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(totalPaise)
})

const line: fc.Arbitrary<LineToTax> = fc
  .record({
    goods: fc.constantFrom<Pick<LineToTax, 'hsn' | 'percent'>>(
      { hsn: '6109' },
      { hsn: '62034200' },
      { hsn: '6911' },
      { hsn: '9989', percent: 18 },
      { hsn: '4820', percent: 0 },
    ),
    quantity: fc.integer({ min: 1, max: 3000 }),
    unitPaise: fc.integer({ min: 0, max: 600_000 }),
  })
  .map(({ goods, quantity, unitPaise }) => ({ ...goods, quantity, amountPaise: quantity * unitPaise }))
const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    shippingPaise: fc.integer({ min: 0, max: 50_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, shippingPaise, off }) => {
    const whole = lines.reduce((sum, { amountPaise }) => sum + amountPaise, shippingPaise)
    return { lines, shippingPaise, discountPaise: Math.floor(whole * off), whole }
  })
const terms = fc.record({
  day: fc.constantFrom('2025-09-21', '2026-11-21'),
  isTaxed: fc.boolean(),
  isWithinState: fc.boolean(),
})

test('for any order, the value and taxes of all lines add up to its total, and none is negative', () => {
  fc.assert(
    fc.property(orders, terms, (order, its) => {
      const taxed = taxOrder(order, its)
      const all: LineTax[] = [...taxed.lines, ...taxed.shipping]
      const total = all.reduce(
        (sum, each) => sum + each.taxablePaise + each.cgstPaise + each.sgstPaise + each.igstPaise,
        0,
      )
      expect(total).toBe(order.whole - order.discountPaise)
      for (const each of all) {
        expect(each.netPaise).toBe(each.taxablePaise + each.cgstPaise + each.sgstPaise + each.igstPaise)
        expect(Math.min(each.taxablePaise, each.cgstPaise, each.igstPaise, each.discountPaise)).toBeGreaterThanOrEqual(
          0,
        )
        expect(each.cgstPaise).toBe(each.sgstPaise)
        expect(its.isWithinState ? each.igstPaise : each.cgstPaise).toBe(0)
        if (!its.isTaxed) expect(each.taxablePaise).toBe(each.netPaise)
        // Tax may differ from the exact rate only by rounding, up to a paisa per tax.
        const exact = (each.taxablePaise * each.percent) / 100
        expect(Math.abs(each.netPaise - each.taxablePaise - exact)).toBeLessThanOrEqual(1.2)
      }
    }),
    { numRuns: 500 },
  )
})

test('a coupon already split over the lines is not deducted twice', () => {
  const lines = [
    { hsn: '6109', quantity: 1, amountPaise: 50_000, discountPaise: 5_000 },
    { hsn: '6109', quantity: 1, amountPaise: 50_000, discountPaise: 0 },
  ]
  const taxed = taxOrder(
    { lines, shippingPaise: 0, discountPaise: 5_000 },
    { day: '2026-11-21', isTaxed: true, isWithinState: true },
  )
  expect(taxed.lines.map(({ netPaise }) => netPaise)).toEqual([45_000, 50_000])
})
