import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rupees, toPaise, toRupees } from './money.ts'
import { formatAmount, formatPrice } from './rupee-format.ts'

describe('money', () => {
  it('survives a round trip through rupees, for every amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise)
      }),
    )
  })

  it.each([
    [0, true],
    [99, true],
    [999.01, true],
    [1_000_000_000, true],
    [1_000_000_000.01, false],
    [0.1 + 0.2, false],
    [1.005, false],
    [-1, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.NaN, false],
    [1e308, false],
    [2 ** 53 + 1, false],
    ['5', false],
  ])('accepts %s as an amount: %s', (amount, accepted) => {
    expect(Rupees.safeParse(amount).success).toBe(accepted)
  })

  it('rejects a third decimal with a clear message', () => {
    expect(Rupees.safeParse(1.005).error?.issues[0]?.message).toBe('At most two decimals')
  })

  it('is written with Indian grouping', () => {
    expect(formatAmount(100000)).toBe('₹1,00,000.00')
    expect(formatAmount(999.5)).toBe('₹999.50')
    expect(formatPrice(1200)).toBe('₹1,200')
    expect(formatPrice(49.5)).toBe('₹49.50')
  })

  it('is formatted exactly as Intl does for en-IN, for every amount with two decimals, positive or negative', () => {
    const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (paise) => {
        const rupees = toRupees(paise)
        expect(formatAmount(rupees)).toBe(exact.format(rupees))
        expect(formatPrice(rupees)).toBe((paise % 100 === 0 ? whole : exact).format(rupees))
      }),
    )
  })
})
