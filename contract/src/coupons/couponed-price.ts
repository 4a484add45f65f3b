import * as z from 'zod/mini'
import { Rupees } from '../money.ts'
import { PostalPlace } from '../orders/buyer/shipping-address.ts'
import { AskedCoupon } from './coupon.ts'

/** Ten thousand hoodies. */
const maxParcelGrams = 10_000_000

/** POST /api/coupons/check: what an order of items worth so much would cost with a coupon. Only the order itself counts the items again. */
export const CheckCouponRequest = z.object({
  coupon: AskedCoupon.check(z.minLength(1, { error: 'Please enter a code' })),
  itemsPrice: Rupees,
  /** Sent to an address; otherwise it is collected and costs no shipping. */
  isShipped: z._default(z.boolean(), true),
  /** The parcel, as far as the page knows it: its shipping can depend on it. */
  parcel: z.optional(z.object({ grams: z.int().check(z.gte(0), z.lte(maxParcelGrams)), to: z.optional(PostalPlace) })),
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
