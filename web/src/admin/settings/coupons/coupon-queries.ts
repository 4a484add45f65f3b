import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** What the address calls the coupon that stands open over the list. */
export const couponParameter = 'coupon'
/** What stands there for one that is still to be made; no code is written so. */
export const newCoupon = 'new'

/** All coupons, the newest first. */
export const couponsQuery = listQuery('listCoupons', { queryKey: queryKeys.coupons(), limit: 25 })
