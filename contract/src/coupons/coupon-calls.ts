import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { Coupon, CouponCode } from './coupon.ts'
import { AddCouponRequest, ChangeCouponRequest } from './coupon-request.ts'
import { CheckCouponRequest, CouponedPrice } from './couponed-price.ts'

export const couponCalls = {
  checkCoupon: { body: CheckCouponRequest, answer: CouponedPrice },
  listCoupons: { query: paging(25), answer: z.array(Coupon), headers: [nextCursorHeader] },
  addCoupon: { body: AddCouponRequest, answer: Coupon, status: 201 },
  deleteCoupon: { params: { code: CouponCode }, answer: Message },
  changeCoupon: { params: { code: CouponCode }, body: ChangeCouponRequest, answer: Coupon },
} as const satisfies Partial<CallShapes>
