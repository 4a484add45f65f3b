import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponRefusal, couponState, spreadDiscount, withCoupon } from './apply-coupon.ts'
import { AskedCoupon, isCouponCode, type StoredCoupon } from './coupon.ts'
import { AddCouponRequest } from './coupon-request.ts'

const at = new Date('2026-11-01T00:00:00Z')
const coupon = (changes: Partial<StoredCoupon> = {}): StoredCoupon => ({
  ...{ kind: 'percent', percent: 10, mostPaise: null, amountPaise: 0, minimumPaise: 0 },
  ...{ from: null, to: null, usesInAll: null, usesPerPerson: null, used: 0, isEnded: false },
  ...{ createdAt: at, updatedAt: at },
  ...changes,
})
const amounts = (itemsPaise: number, shippingPaise = 9_900) => ({
  itemsPaise,
  shippingPaise,
  totalPaise: itemsPaise + shippingPaise,
})

test.each<[string, Partial<StoredCoupon>, number, object]>([
  ['ten percent', {}, 49_900, { discountPaise: 4_990, totalPaise: 54_810 }],
  ['half a paisa, rounded up', { percent: 15 }, 10, { discountPaise: 2, totalPaise: 9_908 }],
  ['a percentage up to a maximum', { percent: 50, mostPaise: 20_000 }, 99_900, { discountPaise: 20_000 }],
  ['a fixed amount', { kind: 'amount', amountPaise: 15_000 }, 49_900, { discountPaise: 15_000, totalPaise: 44_800 }],
  [
    'at most the price of the items',
    { kind: 'amount', amountPaise: 90_000 },
    49_900,
    { discountPaise: 49_900, totalPaise: 9_900 },
  ],
  ['everything', { percent: 100 }, 49_900, { discountPaise: 49_900, totalPaise: 9_900 }],
  ['free shipping', { kind: 'free_shipping' }, 49_900, { shippingPaise: 0, totalPaise: 49_900 }],
])('a coupon takes off %s', (_what, terms, itemsPaise, expected) => {
  expect(withCoupon(coupon(terms), amounts(itemsPaise))).toMatchObject({ itemsPaise, ...expected })
})

const use = (itemsPaise = 50_000, usedByBuyer = 0, shippingPaise = 9_900) => ({
  amounts: amounts(itemsPaise, shippingPaise),
  today: '2026-11-22',
  usedByBuyer,
})

test.each<[Partial<StoredCoupon>, Parameters<typeof couponRefusal>[1], string | undefined]>([
  [{}, use(), undefined],
  [{ isEnded: true }, use(), 'This coupon has ended.'],
  [{ to: '2026-11-21' }, use(), 'This coupon has ended.'],
  [{ to: '2026-11-22', from: '2026-11-22' }, use(), undefined],
  [{ from: '2026-11-23' }, use(), 'This coupon is not valid yet.'],
  [{ usesInAll: 100, used: 99 }, use(), undefined],
  [{ usesInAll: 100, used: 100 }, use(), 'This coupon has been used up.'],
  [{ usesPerPerson: 2 }, use(50_000, 1), undefined],
  [{ usesPerPerson: 2 }, use(50_000, 2), 'You have already used this coupon.'],
  [{ usesPerPerson: 2 }, { ...use(), usedByBuyer: undefined }, 'Please sign in to use this coupon.'],
  [{ usesInAll: 2 }, { ...use(), usedByBuyer: undefined }, undefined],
  [{ minimumPaise: 50_000 }, use(50_000), undefined],
  [{ minimumPaise: 70_100 }, use(50_000), 'Add ₹201 more to use this coupon. It is for orders of ₹701 or more.'],
  [{ kind: 'free_shipping' }, use(), undefined],
  [{ kind: 'free_shipping' }, use(200_000, 0, 0), 'Shipping is already free for this order.'],
])('a coupon with %j is refused for its reason, or not at all', (terms, buying, reason) => {
  expect(couponRefusal(coupon(terms), buying)).toBe(reason)
})

test('staff see the same state of a coupon as customers are told', () => {
  const states = [{}, { isEnded: true }, { to: '2026-11-21' }, { from: '2026-11-23' }, { usesInAll: 1, used: 1 }]
  expect(states.map((changes) => couponState(coupon(changes), '2026-11-22'))).toEqual([
    'open',
    'ended',
    'over',
    'upcoming',
    'used_up',
  ])
})

const anyCoupon = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_shipping' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    mostPaise: fc.option(fc.integer({ min: 100, max: 10_000_000 })),
    amountPaise: fc.integer({ min: 100, max: 10_000_000 }),
  })
  .map(coupon)

test('whatever a coupon takes off, no amount becomes negative, the sum holds, and no order costs more than without it', () => {
  fc.assert(
    fc.property(anyCoupon, fc.nat(1_000_000_000), fc.nat(50_000), (terms, items, shipping) => {
      const before = amounts(items, shipping)
      const { itemsPaise, shippingPaise, discountPaise = 0, totalPaise } = withCoupon(terms, before)
      expect(totalPaise).toBe(itemsPaise + shippingPaise - discountPaise)
      expect(Math.min(shippingPaise, discountPaise, totalPaise)).toBeGreaterThanOrEqual(0)
      expect(totalPaise).toBeLessThanOrEqual(before.totalPaise)
    }),
  )
})

test("a discount is spread over the lines to the paisa, and never exceeds a line's price", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000_000_000), { minLength: 1, maxLength: 100 }), fc.nat(100), (lines, percent) => {
      const sum = lines.reduce((total, paise) => total + paise, 0)
      const discount = Math.floor((sum / 100) * percent)
      const shares = spreadDiscount(lines, discount)
      expect(shares.reduce((total, paise) => total + paise, 0)).toBe(sum === 0 ? 0 : discount)
      expect(shares.every((share, index) => share >= 0 && share <= (lines[index] ?? 0))).toBe(true)
    }),
  )
})

test('a code ignores case and spaces, and text that cannot be a code is recognised', () => {
  expect(AskedCoupon.parse(' diwali 10')).toBe('DIWALI10')
  expect(['DIWALI10', 'AB', '../X', 'A'.repeat(21)].map(isCouponCode)).toEqual([true, false, false, false])
})

test.each([
  [{ kind: 'percent' }, 'percent'],
  [{ kind: 'percent', percent: 101 }, 'percent'],
  [{ kind: 'amount' }, 'amount'],
  [{ kind: 'amount', amount: 0 }, 'amount'],
  [{ kind: 'free_shipping', from: '2026-12-02', to: '2026-12-01' }, 'to'],
  [{ kind: 'free_shipping', usesInAll: 0 }, 'usesInAll'],
  [{ kind: 'free_shipping', code: 'no way' }, undefined],
  [{ kind: 'free_shipping', code: 'नमस्ते' }, 'code'],
])('a coupon with %j reports the field that is wrong', (changes, field) => {
  const { error } = AddCouponRequest.safeParse({ code: 'DIWALI', ...changes })
  expect(error?.issues[0]?.path[0]).toBe(field)
})
