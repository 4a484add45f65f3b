import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Paise } from '../money.ts'
import { Line } from '../text.ts'

/** Codes are compared without spaces and in upper case. */
const inCapitals = z.overwrite((code: string) => code.replaceAll(/\s/g, '').toUpperCase())
const codeForm = /^[A-Z0-9][A-Z0-9-]{2,19}$/

/** The code of a coupon, chosen by staff. */
export const CouponCode = Line(40).check(
  inCapitals,
  z.regex(codeForm, { error: 'A code has 3 to 20 letters, digits and dashes' }),
)
export type CouponCode = z.infer<typeof CouponCode>

/** What a customer typed as a code; it may not be a valid one. */
export const AskedCoupon = Line(60).check(inCapitals)

/** Returns whether typed text could be a coupon code. */
export function isCouponCode(asked: string): boolean {
  return codeForm.test(asked)
}

const couponKinds = ['percent', 'amount', 'free_shipping'] as const
export const CouponKind = z.enum(couponKinds)
export type CouponKind = z.infer<typeof CouponKind>

const Uses = z
  .int({ error: 'A whole number' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(1_000_000, { error: 'At most 10,00,000' }))

/** When a coupon applies and how often it can be used; null for no limit. */
export const couponLimits = {
  /** The first and the last day on which it applies, in IST. */
  from: z.nullable(Day),
  to: z.nullable(Day),
  usesInAll: z.nullable(Uses),
  usesPerPerson: z.nullable(Uses),
}

/** The document coupons/{code}. `used` counts orders that used it and were not cancelled. */
export const StoredCoupon = z.object({
  kind: CouponKind,
  /** For the kind `percent`; 0 otherwise. */
  percent: z.int(),
  /** The maximum discount of a percentage; null for no limit. */
  mostPaise: z.nullable(Paise),
  /** For the kind `amount`; 0 otherwise. */
  amountPaise: Paise,
  /** The minimum price of the items. */
  minimumPaise: Paise,
  ...couponLimits,
  used: z.int().check(z.gte(0)),
  /** Whether staff have ended it. */
  isEnded: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredCoupon = z.infer<typeof StoredCoupon>

/** The document couponUses/{hash of code and uid}: how many of this person's orders used the coupon and were not cancelled. */
export const StoredCouponUses = z.object({ count: z.int().check(z.gte(0)) })
export type StoredCouponUses = z.infer<typeof StoredCouponUses>

/** `upcoming` and `over` follow from its dates, `used_up` from its uses; `ended` means that staff ended it by hand. */
export const CouponState = z.enum(['open', 'upcoming', 'over', 'used_up', 'ended'])
export type CouponState = z.infer<typeof CouponState>

/** A coupon as staff see it; amounts in rupees, `_id` is its code. */
export const Coupon = z.object({
  _id: z.string(),
  kind: CouponKind,
  percent: z.optional(z.int()),
  /** The maximum discount of a percentage. */
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
