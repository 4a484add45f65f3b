import { routesOf } from '../http/route.ts'
import { checkCoupon } from './check-coupon.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { addCoupon, changeCoupon } from './write-coupon.ts'

export const couponRoutes = routesOf({
  checkCoupon,
  listCoupons,
  addCoupon,
  changeCoupon,
  deleteCoupon,
})
