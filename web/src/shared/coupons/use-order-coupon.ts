import type { WeighedParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import { api } from '../api/api.ts'
import { useSession } from '../session/session-store.ts'
import { useCouponCheck } from './use-coupon-check.ts'

/** The coupon of an order without a cart, and its amounts with it; `amounts` are those without, shipped as `parcel`. */
export function useOrderCoupon(amounts: OrderAmounts, isShipped: boolean, parcel?: WeighedParcel) {
  const buyer = useSession(({ currentUser }) => currentUser?._id)
  const itemsPrice = toRupees(amounts.itemsPaise)
  const check = useCouponCheck(
    amounts.itemsPaise > 0 ? [buyer, itemsPrice, isShipped, parcel] : undefined,
    (coupon, signal) =>
      api('checkCoupon', { body: { coupon, itemsPrice, isShipped, ...(parcel && { parcel }) }, signal }),
  )
  const { price } = check
  return {
    ...check,
    amounts: price
      ? {
          itemsPaise: amounts.itemsPaise,
          shippingPaise: toPaise(price.shippingPrice),
          discountPaise: toPaise(price.discount),
          totalPaise: toPaise(price.totalPrice),
        }
      : amounts,
    /** The coupon's part of an order request. */
    request: () => (price ? { coupon: check.code } : {}),
  }
}
