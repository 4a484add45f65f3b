import type { Day } from '../india-day.ts'
import { toRupees } from '../money.ts'
import type { OrderAmounts } from '../orders/amounts/order-amounts.ts'
import { formatPrice } from '../rupee-format.ts'
import type { CouponState, StoredCoupon } from './coupon.ts'

type Terms = Pick<StoredCoupon, 'kind' | 'percent' | 'mostPaise' | 'amountPaise' | 'minimumPaise'>
type Limits = Pick<StoredCoupon, 'from' | 'to' | 'usesInAll' | 'used' | 'isEnded'>

/** Returns the state of a coupon today, which anyone may know. */
export function couponState({ from, to, usesInAll, used, isEnded }: Limits, today: Day): CouponState {
  if (isEnded) return 'ended'
  if (to !== null && today > to) return 'over'
  if (usesInAll !== null && used >= usesInAll) return 'used_up'
  return from !== null && today < from ? 'upcoming' : 'open'
}

const closed: Readonly<Record<Exclude<CouponState, 'open'>, string>> = {
  ended: 'This coupon has ended.',
  over: 'This coupon has ended.',
  used_up: 'This coupon has been used up.',
  upcoming: 'This coupon is not valid yet.',
}

/** `usedByBuyer` is how many of the buyer's orders used the coupon; undefined for buyers without an account, whose orders cannot be counted. */
type Buying = {
  readonly amounts: OrderAmounts
  readonly today: Day
  readonly usedByBuyer: number | undefined
}

/** Returns why a coupon does not apply to an order, worded for the customer; undefined if it does. */
export function couponRefusal(
  coupon: Terms & Limits & Pick<StoredCoupon, 'usesPerPerson'>,
  { amounts: { itemsPaise, shippingPaise }, today, usedByBuyer }: Buying,
): string | undefined {
  const state = couponState(coupon, today)
  if (state !== 'open') return closed[state]
  if (coupon.usesPerPerson !== null) {
    if (usedByBuyer === undefined) return 'Please sign in to use this coupon.'
    if (usedByBuyer >= coupon.usesPerPerson) return 'You have already used this coupon.'
  }
  if (itemsPaise < coupon.minimumPaise) {
    const [missing, minimum] = [coupon.minimumPaise - itemsPaise, coupon.minimumPaise].map((paise) =>
      formatPrice(toRupees(paise)),
    )
    return `Add ${missing} more to use this coupon. It is for orders of ${minimum} or more.`
  }
  if (coupon.kind === 'free_shipping' && shippingPaise === 0) return 'Shipping is already free for this order.'
  return undefined
}

/**
 * Returns what an order costs with a coupon. It takes off at most the price of the items, and shipping only if it is for free shipping, so no amount
 * becomes negative.
 */
export function withCoupon(coupon: Terms, { itemsPaise, shippingPaise }: OrderAmounts): OrderAmounts {
  if (coupon.kind === 'free_shipping') return { itemsPaise, shippingPaise: 0, totalPaise: itemsPaise }
  const discountPaise = Math.min(itemsPaise, offPaise(coupon, itemsPaise))
  return { itemsPaise, shippingPaise, discountPaise, totalPaise: itemsPaise + shippingPaise - discountPaise }
}

function offPaise({ kind, percent, mostPaise, amountPaise }: Terms, itemsPaise: number): number {
  if (kind === 'amount') return amountPaise
  return Math.min(Math.floor((itemsPaise * percent + 50) / 100), mostPaise ?? Number.POSITIVE_INFINITY)
}

/**
 * Returns the share of a discount for each line, in proportion to its price: whole paise that add up exactly to the discount, and never more than the
 * line.
 */
export function spreadDiscount(linesPaise: readonly number[], discountPaise: number): number[] {
  const total = BigInt(linesPaise.reduce((sum, paise) => sum + paise, 0))
  if (total === 0n) return linesPaise.map(() => 0)
  let sum = 0n
  let spread = 0n
  return linesPaise.map((paise) => {
    sum += BigInt(paise)
    const until = (sum * BigInt(discountPaise)) / total
    const share = until - spread
    spread = until
    return Number(share)
  })
}
