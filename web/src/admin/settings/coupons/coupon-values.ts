import type { Coupon, CouponKind } from '@teeshala/contract/coupons/coupon'
import { takesEverythingOff } from '@teeshala/contract/coupons/coupon-request'

type Amount = number | ''

/** A coupon as in its form: '' if there is no limit. */
export type CouponValues = {
  code: string
  kind: CouponKind
  percent: Amount
  /** Confirms a discount of 100 %. */
  isGivenAway: boolean
  most: Amount
  amount: Amount
  minimum: Amount
  from: string
  to: string
  usesInAll: Amount
  usesPerPerson: Amount
}

/** The most common kind of coupon: a percentage, once per person. */
export const emptyCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  percent: 10,
  isGivenAway: false,
  most: '',
  amount: '',
  minimum: '',
  from: '',
  to: '',
  usesInAll: '',
  usesPerPerson: 1,
}

/** Returns a coupon as in its form. */
export function valuesOf(coupon: Omit<Coupon, 'state'>): CouponValues {
  const { _id, kind, percent, most, amount, minimum, from, to, usesInAll, usesPerPerson } = coupon
  return {
    code: _id,
    kind,
    percent: percent ?? '',
    isGivenAway: takesEverythingOff(coupon),
    most: most ?? '',
    amount: amount ?? '',
    minimum: minimum || '',
    from: from ?? '',
    to: to ?? '',
    usesInAll: usesInAll ?? '',
    usesPerPerson: usesPerPerson ?? '',
  }
}

/** Returns the terms from the form: only the fields of the coupon's kind. */
export function termsOf({
  kind,
  percent,
  isGivenAway,
  most,
  amount,
  minimum,
  from,
  to,
  usesInAll,
  usesPerPerson,
}: CouponValues) {
  return {
    kind,
    ...(kind === 'percent' && percent !== '' && { percent }),
    ...(kind === 'percent' && { most: orNull(most), isGivenAway }),
    ...(kind === 'amount' && amount !== '' && { amount }),
    minimum: minimum === '' ? 0 : minimum,
    from: from || null,
    to: to || null,
    usesInAll: orNull(usesInAll),
    usesPerPerson: orNull(usesPerPerson),
  }
}

const orNull = (value: Amount) => (value === '' ? null : value)
