import type { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { couponsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { couponAnswer } from './coupon-answer.ts'

/** Returns all coupons, newest first. */
export const listCoupons: Handler<'listCoupons'> = async ({ query }, { db, now }) => {
  const order = { field: 'createdAt', direction: 'desc' } as const
  const { items, headers } = await readPage<StoredCoupon>(couponsIn(db), order, query)
  const answers = items.map((coupon) => couponAnswer(coupon, now()))
  return ok(answers, headers)
}
