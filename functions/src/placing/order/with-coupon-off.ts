import { spreadDiscount } from '@teeshala/contract/coupons/apply-coupon'
import { lineAmountPaise, type StoredLine } from '@teeshala/contract/orders/order-lines'
import { type AskedForCoupon, couponed } from '../../coupons/coupon-uses.ts'
import type { Deps } from '../../ports/deps.ts'
import type { PricedOrder } from './order-to-place.ts'

/** Returns a priced order minus the requested coupon; COUPON_REFUSED with the reason if it does not apply. */
export function withCouponOff(
  priced: PricedOrder,
  coupon: AskedForCoupon | undefined,
  deps: Pick<Deps, 'now'>,
): PricedOrder {
  const amounts = couponed(priced.amounts, coupon, deps)
  return { ...priced, amounts, lines: withShares(priced.lines, amounts.discountPaise) }
}

/** Returns the lines, each with its share of the order's discount. */
export function withShares(lines: readonly StoredLine[], discountPaise = 0): readonly StoredLine[] {
  if (discountPaise === 0) return lines
  const shares = spreadDiscount(lines.map(lineAmountPaise), discountPaise)
  return lines.map((line, index) => ({ ...line, discountPaise: shares[index] ?? 0 }))
}
