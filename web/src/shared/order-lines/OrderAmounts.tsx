import { toPaise, toRupees } from '@teeshala/contract/money'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { Amounts } from './Amounts.tsx'

/** What an order comes to, with the coupon that it was ordered with. */
export function OrderAmounts({ order }: { order: AnyOrder }) {
  return (
    <Amounts
      items={order.itemsPrice}
      shipping={order.shippingPrice}
      isCollected={order.shippingAddress === null}
      discount={order.discount}
      coupon={order.coupon}
      total={order.totalPrice}
      credited={creditedOf(order)}
    />
  )
}

/** A note about the whole takes back what those about parts have left. */
function creditedOf({ creditNote, credits = [], totalPrice }: AnyOrder): number {
  if (creditNote) return totalPrice
  return toRupees(credits.reduce((sum, { amount }) => sum + toPaise(amount), 0))
}
