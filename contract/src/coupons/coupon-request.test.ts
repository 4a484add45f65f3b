import { expect, test } from 'vitest'
import { AddCouponRequest, ChangeCouponRequest, everythingFreeUnconfirmed } from './coupon-request.ts'

test('a coupon takes everything off only where that is confirmed', () => {
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
