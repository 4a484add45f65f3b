import { expect, test } from 'vitest'
import { AddCouponRequest, ChangeCouponRequest, everythingFreeUnconfirmed } from './coupon-request.ts'

test('a coupon takes everything off only if that is confirmed', () => {
  const all = { code: 'FREE', kind: 'percent', percent: 100 }
  for (const schema of [AddCouponRequest, ChangeCouponRequest]) {
    const problems = (request: object) => schema.safeParse({ ...all, ...request }).error?.issues ?? []
    expect(problems({ isGivenAway: false })).toMatchObject([{ path: ['percent'], message: everythingFreeUnconfirmed }])
    expect(problems({ isGivenAway: true })).toEqual([])
    expect(problems({})).toEqual([])
    expect(problems({ isGivenAway: false, most: 200 })).toEqual([])
    expect(problems({ isGivenAway: false, percent: 99 })).toEqual([])
  }
})

test('all errors in a coupon are reported at once', () => {
  const wrong = { code: '', kind: 'amount', most: -200, from: '2026-12-20', to: '2026-12-10', usesInAll: 0 }
  const marked = new Set(AddCouponRequest.safeParse(wrong).error?.issues.map(({ path }) => path[0]))
  expect([...marked].toSorted()).toEqual(['amount', 'code', 'most', 'to', 'usesInAll'])
})

test.each([undefined, null, 7, {}, { from: 5, to: 'soon' }])('%j is not a coupon', (request) => {
  expect(AddCouponRequest.safeParse(request).success).toBe(false)
})
