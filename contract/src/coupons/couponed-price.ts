import * as z from 'zod/mini'
import { Rupees } from '../money.ts'
import { PostalPlace } from '../orders/buyer/shipping-address.ts'
import { AskedCoupon } from './coupon.ts'

/** Ten thousand hoodies. */
const maxParcelGrams = 10_000_000

/**
 * POST /api/coupons/check: what an order would cost with a coupon, given the price of its items. The items are recalculated only when the order is
 * placed.
 */
export const CheckCouponRequest = z.object({
  coupon: AskedCoupon.check(z.minLength(1, { error: 'Please enter a code' })),
  itemsPrice: Rupees,
  /** Whether it is sent to an address; otherwise it is collected and shipping is free. */
  isShipped: z._default(z.boolean(), true),
  /** The parcel, as far as the page knows it; shipping may depend on it. */
  parcel: z.optional(z.object({ grams: z.int().check(z.gte(0), z.lte(maxParcelGrams)), to: z.optional(PostalPlace) })),
})
export type CheckCouponRequest = z.infer<typeof CheckCouponRequest>

/** The price of an order, in rupees; `coupon` is the code that was applied. */
export const CouponedPrice = z.object({
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  discount: z.number(),
  totalPrice: z.number(),
  coupon: z.optional(z.string()),
})
export type CouponedPrice = z.infer<typeof CouponedPrice>
