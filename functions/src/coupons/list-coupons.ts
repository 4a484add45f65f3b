import { couponsIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { couponAnswer } from './coupon-answer.ts'

/** Returns all coupons, newest first. */
export const listCoupons: Handler<'listCoupons'> = async ({ query }, deps) => {
  return listPage(couponsIn(deps.db), { page: query, answer: (coupon) => couponAnswer(coupon, deps.now()) }, deps)
}
