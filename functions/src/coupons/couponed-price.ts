import type { CouponedPrice } from '@teeshala/contract/coupons/couponed-price'
import { toRupees } from '@teeshala/contract/money'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'

/** Returns amounts in rupees for calls that only calculate a price. */
export function couponedPrice(
  { itemsPaise, shippingPaise, discountPaise, totalPaise }: OrderAmounts,
  coupon: string | undefined,
): CouponedPrice {
  return {
    itemsPrice: toRupees(itemsPaise),
    shippingPrice: toRupees(shippingPaise),
    discount: toRupees(discountPaise ?? 0),
    totalPrice: toRupees(totalPaise),
    ...(coupon !== undefined && { coupon }),
  }
}
