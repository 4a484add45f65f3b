import type { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { couponsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { ok } from '../http/answer.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { couponAnswer } from './coupon-answer.ts'

/** Returns all coupons, newest first. */
export async function listCoupons({ query }: Call<'listCoupons'>, deps: Deps): Reply<'listCoupons'> {
  const order = { field: 'createdAt', direction: 'desc', onUnfit: leaveOutUnfit(deps) } as const
  const { items, headers } = await readPage<StoredCoupon>(couponsIn(deps.db), order, query)
  return ok(
    items.map((coupon) => couponAnswer(coupon, deps.now())),
    headers,
  )
}
