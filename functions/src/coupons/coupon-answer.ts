import { couponState } from '@teeshala/contract/coupons/apply-coupon'
import type { Coupon, StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { dayOf } from '@teeshala/contract/india-day'
import { toRupees } from '@teeshala/contract/money'
import type { WithId } from '../firestore/read-documents.ts'

/** Returns a coupon as staff see it. */
export function couponAnswer(coupon: WithId<StoredCoupon>, now: Date): Coupon {
  const { _id, kind, percent, mostPaise, amountPaise, minimumPaise, from, to, usesInAll, usesPerPerson, used } = coupon
  return {
    _id,
    kind,
    ...(kind === 'percent' && { percent, ...(mostPaise !== null && { most: toRupees(mostPaise) }) }),
    ...(kind === 'amount' && { amount: toRupees(amountPaise) }),
    minimum: toRupees(minimumPaise),
    from,
    to,
    usesInAll,
    usesPerPerson,
    used,
    state: couponState(coupon, dayOf(now)),
    createdAt: coupon.createdAt.toISOString(),
    updatedAt: coupon.updatedAt.toISOString(),
  }
}
