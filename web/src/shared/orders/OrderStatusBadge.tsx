import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusLabel } from './order-words.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { orderTone } from './tones.ts'

/** How far an order has come. */
export function OrderStatusBadge({ order }: { order: Pick<AnyOrder, 'kind' | 'status' | 'shippingAddress'> }) {
  return <StatusBadge tone={orderTone(order)}>{statusLabel(order, order.status)}</StatusBadge>
}
