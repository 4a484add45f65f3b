import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { Day } from '../india-day.ts'
import { Paise, Rupees } from '../money.ts'
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

const Percent = z
  .int({ error: 'A whole number' })
  .check(z.gte(1, { error: 'At least 1 percent' }), z.lte(100, { error: 'At most 100 percent' }))
const Uses = z
  .int({ error: 'A whole number' })
  .check(z.gte(1, { error: 'At least 1' }), z.lte(1_000_000, { error: 'At most 10,00,000' }))

/** When a coupon applies, to whom and how often; null where there is no such limit. */
const limits = {
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
  ...limits,
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
  ...limits,
  used: z.int(),
  state: CouponState,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Coupon = z.infer<typeof Coupon>

/** Said of a coupon that takes everything off, which is mostly a slip. */
export const everythingFreeUnconfirmed = 'Enter less than 100 percent, or confirm that everything is free'

const terms = {
  kind: CouponKind,
  percent: z.optional(Percent),
  /** Where it takes everything off: whether staff have confirmed that in the form; who asks without a form is believed. */
  isGivenAway: z.optional(z.boolean()),
  most: z.optional(z.nullable(Rupees.check(z.gte(1, { error: 'At least ₹1' })))),
  amount: z.optional(Rupees.check(z.gte(1, { error: 'At least ₹1' }))),
  minimum: z._default(Rupees, 0),
  from: z._default(limits.from, null),
  to: z._default(limits.to, null),
  usesInAll: z._default(limits.usesInAll, null),
  usesPerPerson: z._default(limits.usesPerPerson, null),
}

type Terms = {
  kind: CouponKind
  percent?: number | undefined
  isGivenAway?: boolean | undefined
  most?: number | null | undefined
  amount?: number | undefined
  from: string | null
  to: string | null
}

/** Whether a coupon takes all of the price off, up to no limit. */
export function takesEverythingOff({ kind, percent, most }: Pick<Terms, 'kind' | 'percent' | 'most'>): boolean {
  return kind === 'percent' && percent === 100 && (most ?? null) === null
}

const isMeant = (terms: Terms) => terms.isGivenAway !== false || !takesEverythingOff(terms)
const hasPercent = ({ kind, percent }: Terms) => kind !== 'percent' || percent !== undefined
const hasAmount = ({ kind, amount }: Terms) => kind !== 'amount' || amount !== undefined
const endsAfterItBegins = ({ from, to }: Terms) => from === null || to === null || from <= to

const percentMissing = { error: 'Please enter the percentage', path: ['percent'] }
const unconfirmed = { error: everythingFreeUnconfirmed, path: ['percent'] }
const amountMissing = { error: 'Please enter the amount', path: ['amount'] }
const endsTooEarly = { error: 'The last day is before the first', path: ['to'] }

/** POST /api/admin/coupons */
export const AddCouponRequest = z
  .object({ code: CouponCode, ...terms })
  .check(
    z.refine(hasPercent, percentMissing),
    z.refine(isMeant, unconfirmed),
    z.refine(hasAmount, amountMissing),
    z.refine(endsAfterItBegins, endsTooEarly),
  )
export type AddCouponRequest = z.infer<typeof AddCouponRequest>

/** PUT /api/admin/coupons/{code}: its terms, or with `isEnded` its end. Orders that have it keep what they got. */
export const ChangeCouponRequest = z
  .object({ ...terms, isEnded: z._default(z.boolean(), false), basedOn: BasedOn })
  .check(
    z.refine(hasPercent, percentMissing),
    z.refine(isMeant, unconfirmed),
    z.refine(hasAmount, amountMissing),
    z.refine(endsAfterItBegins, endsTooEarly),
  )
export type ChangeCouponRequest = z.infer<typeof ChangeCouponRequest>
