import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { Rupees } from '../money.ts'
import { CouponCode, CouponKind, couponLimits } from './coupon.ts'

const Percent = z
  .int({ error: 'A whole number' })
  .check(z.gte(1, { error: 'At least 1 percent' }), z.lte(100, { error: 'At most 100 percent' }))

/** The error for a coupon that takes everything off, which is usually a mistake. */
export const everythingFreeUnconfirmed = 'Enter less than 100 percent, or confirm that everything is free'

const terms = {
  kind: CouponKind,
  percent: z.optional(Percent),
  /** For a coupon that takes everything off: whether staff confirmed it in the form. Requests that do not come from a form need no confirmation. */
  isGivenAway: z.optional(z.boolean()),
  most: z.optional(z.nullable(Rupees.check(z.gte(1, { error: 'At least ₹1' })))),
  amount: z.optional(Rupees.check(z.gte(1, { error: 'At least ₹1' }))),
  minimum: z._default(Rupees, 0),
  from: z._default(couponLimits.from, null),
  to: z._default(couponLimits.to, null),
  usesInAll: z._default(couponLimits.usesInAll, null),
  usesPerPerson: z._default(couponLimits.usesPerPerson, null),
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

/** Returns whether a coupon takes off the whole price, without a limit. */
export function takesEverythingOff({ kind, percent, most }: Pick<Terms, 'kind' | 'percent' | 'most'>): boolean {
  return kind === 'percent' && percent === 100 && (most ?? null) === null
}

const isMeant = (terms: Terms) => terms.isGivenAway !== false || !takesEverythingOff(terms)
const hasPercent = ({ kind, percent }: Terms) => kind !== 'percent' || percent !== undefined
const hasAmount = ({ kind, amount }: Terms) => kind !== 'amount' || amount !== undefined
const endsAfterItBegins = ({ from, to }: Terms) => from === null || to === null || from <= to

/** Runs a rule once its fields are valid, even if others are not, so that a form shows all errors at once. */
const whenGood =
  (...fields: (keyof Terms)[]) =>
  ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path: [at] = [] }) => at !== undefined && !fields.some((field) => field === at))

const fitting = [
  z.refine<Terms>(hasPercent, {
    error: 'Please enter the percentage',
    path: ['percent'],
    when: whenGood('kind', 'percent'),
  }),
  z.refine<Terms>(isMeant, {
    error: everythingFreeUnconfirmed,
    path: ['percent'],
    when: whenGood('kind', 'percent', 'most', 'isGivenAway'),
  }),
  z.refine<Terms>(hasAmount, {
    error: 'Please enter the amount',
    path: ['amount'],
    when: whenGood('kind', 'amount'),
  }),
  z.refine<Terms>(endsAfterItBegins, {
    error: 'The last day is before the first day',
    path: ['to'],
    when: whenGood('from', 'to'),
  }),
]

/** POST /api/admin/coupons */
export const AddCouponRequest = z.object({ code: CouponCode, ...terms }).check(...fitting)
export type AddCouponRequest = z.infer<typeof AddCouponRequest>

/** PUT /api/admin/coupons/{code}: changes its terms, or ends it with `isEnded`. Orders that already used it are not affected. */
export const ChangeCouponRequest = z
  .object({ ...terms, isEnded: z._default(z.boolean(), false), basedOn: BasedOn })
  .check(...fitting)
export type ChangeCouponRequest = z.infer<typeof ChangeCouponRequest>
