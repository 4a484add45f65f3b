import type { Cart } from '@teeshala/contract/cart/cart'
import { destinationOf } from '@teeshala/contract/delivery/delivery-promise'
import type { PostalPlace } from '@teeshala/contract/orders/buyer/shipping-address'
import { api } from '../../../shared/api/api.ts'
import { useCouponCheck } from '../../../shared/coupons/use-coupon-check.ts'
import { grandTotal } from './grand-total.ts'

/** The checkout's amounts, with a coupon if one applies. */
export type CheckoutAmounts = {
  readonly items: number
  readonly shipping: number
  readonly discount: number
  readonly total: number
  readonly coupon: string | undefined
}

export type Coupon = ReturnType<typeof useCoupon>

/** The coupon of a cart, and the cart's amounts with it. */
export function useCoupon(cart: Cart | null | undefined, isCheckout: boolean, to: PostalPlace | undefined) {
  // An incomplete PIN code is not a destination yet.
  const place = to && destinationOf(to) && to
  const goods = isCheckout && cart ? [cart._id, cart.revision, place?.postalCode] : undefined
  const check = useCouponCheck(goods, (coupon, signal) =>
    api('priceCart', { body: { coupon, ...(place && { to: place }) }, signal }),
  )
  const { price } = check
  const amounts: CheckoutAmounts = price
    ? {
        items: price.itemsPrice,
        shipping: price.shippingPrice,
        discount: price.discount,
        total: price.totalPrice,
        coupon: price.coupon,
      }
    : plainAmounts(cart)
  return { ...check, amounts }
}

function plainAmounts(cart: Cart | null | undefined): CheckoutAmounts {
  const [items, shipping] = [cart?.itemsPrice ?? 0, cart?.shippingPrice ?? 0]
  return { items, shipping, discount: 0, total: cart ? grandTotal(cart) : 0, coupon: undefined }
}
