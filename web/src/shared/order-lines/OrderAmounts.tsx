import { toPaise, toRupees } from '@teeshala/contract/money'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { Amounts } from './Amounts.tsx'

/** The amounts of an order, with its coupon. */
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

/** A full credit note covers what partial ones have left. */
function creditedOf({ creditNote, credits = [], totalPrice }: AnyOrder): number {
  if (creditNote) return totalPrice
  return toRupees(credits.reduce((sum, { amount }) => sum + toPaise(amount), 0))
}
