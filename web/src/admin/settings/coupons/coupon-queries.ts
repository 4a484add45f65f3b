import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open coupon. */
export const couponParameter = 'coupon'
/** Its value for a new coupon; cannot be a code. */
export const newCoupon = 'new'

/** All coupons, newest first. */
export const couponsQuery = listQuery('listCoupons', { queryKey: queryKeys.coupons(), limit: 25 })
