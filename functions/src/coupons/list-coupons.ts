import type { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { couponsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { couponAnswer } from './coupon-answer.ts'

/** Returns all coupons, newest first. */
export const listCoupons: Handler<'listCoupons'> = async ({ query }, deps) => {
  const order = { field: 'createdAt', direction: 'desc', onUnfit: leaveOutUnfit(deps) } as const
  const { items, headers } = await readPage<StoredCoupon>(couponsIn(deps.db), order, query)
  const answers = items.map((coupon) => couponAnswer(coupon, deps.now()))
  return ok(answers, headers)
}
