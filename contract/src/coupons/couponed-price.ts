import * as z from 'zod/mini'
import { Rupees } from '../money.ts'
import { AskedCoupon } from './coupon.ts'

/** POST /api/coupons/check: what an order of items worth so much would cost with a coupon. Only the order itself counts the items again. */
export const CheckCouponRequest = z.object({
  coupon: AskedCoupon.check(z.minLength(1, { error: 'Please enter a code' })),
  itemsPrice: Rupees,
  /** Sent to an address; otherwise it is collected and costs no shipping. */
  isShipped: z._default(z.boolean(), true),
})
export type CheckCouponRequest = z.infer<typeof CheckCouponRequest>

/** What an order costs, in rupees; `coupon` is the code that is counted in. */
export const CouponedPrice = z.object({
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  discount: z.number(),
  totalPrice: z.number(),
  coupon: z.optional(z.string()),
})
export type CouponedPrice = z.infer<typeof CouponedPrice>
