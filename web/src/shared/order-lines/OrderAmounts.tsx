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
    />
  )
}
