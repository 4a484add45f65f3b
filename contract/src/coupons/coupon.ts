import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Paise } from '../money.ts'
import { Line } from '../text.ts'

/** How a code is compared: without spaces, in capitals. */
const inCapitals = z.overwrite((code: string) => code.replaceAll(/\s/g, '').toUpperCase())
const codeForm = /^[A-Z0-9][A-Z0-9-]{2,19}$/

/** The code of a coupon, as staff choose it. */
export const CouponCode = Line(40).check(
  inCapitals,
  z.regex(codeForm, { error: 'A code has 3 to 20 letters, digits and dashes' }),
)
export type CouponCode = z.infer<typeof CouponCode>

/** What a customer types as a code, which may be none. */
export const AskedCoupon = Line(60).check(inCapitals)

/** Whether something that was typed has the form of a code at all. */
export function isCouponCode(asked: string): boolean {
  return codeForm.test(asked)
}

export const couponKinds = ['percent', 'amount', 'free_shipping'] as const
export const CouponKind = z.enum(couponKinds)
export type CouponKind = z.infer<typeof CouponKind>

const Uses = z
  .int({ error: 'A whole number' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(1_000_000, { error: 'At most 10,00,000' }))

/** When a coupon applies, to whom and how often; null where there is no such limit. */
export const couponLimits = {
  /** The first and the last day on which it applies, in India. */
  from: z.nullable(Day),
  to: z.nullable(Day),
  usesInAll: z.nullable(Uses),
  usesPerPerson: z.nullable(Uses),
}

/** The document coupons/{code}. `used` counts the orders that have it and were not cancelled. */
export const StoredCoupon = z.object({
  kind: CouponKind,
  /** Of the kind `percent`; 0 otherwise. */
  percent: z.int(),
  /** The most that so many percent take off; null without such a limit. */
  mostPaise: z.nullable(Paise),
  /** Of the kind `amount`; 0 otherwise. */
  amountPaise: Paise,
  /** What the items have to come to. */
  minimumPaise: Paise,
  ...couponLimits,
  used: z.int().check(z.gte(0)),
  /** Whether staff have ended it. */
  isEnded: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredCoupon = z.infer<typeof StoredCoupon>

/** The document couponUses/{hash of code and uid}: how many orders of this person have the coupon and were not cancelled. */
export const StoredCouponUses = z.object({ count: z.int().check(z.gte(0)) })
export type StoredCouponUses = z.infer<typeof StoredCouponUses>

/** `upcoming` and `over` follow from its days, `used_up` from its uses; staff have `ended` it by hand. */
export const CouponState = z.enum(['open', 'upcoming', 'over', 'used_up', 'ended'])
export type CouponState = z.infer<typeof CouponState>

/** A coupon as staff see it; amounts in rupees, `_id` is its code. */
export const Coupon = z.object({
  _id: z.string(),
  kind: CouponKind,
  percent: z.optional(z.int()),
  /** The most that so many percent take off. */
  most: z.optional(z.number()),
  amount: z.optional(z.number()),
  minimum: z.number(),
  ...couponLimits,
  used: z.int(),
  state: CouponState,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Coupon = z.infer<typeof Coupon>
