import { type Route, route } from '../http/route.ts'
import { checkCoupon } from './check-coupon.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { addCoupon, changeCoupon } from './write-coupon.ts'

export const couponRoutes: readonly Route[] = [
  route('checkCoupon', checkCoupon),
  route('listCoupons', listCoupons),
  route('addCoupon', addCoupon),
  route('changeCoupon', changeCoupon),
  route('deleteCoupon', deleteCoupon),
]
