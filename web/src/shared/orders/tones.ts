import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import type { Tone } from './StatusBadge.tsx'

const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  placed: 'waiting',
  in_production: 'moving',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'bad',
}

/** Returns the tone of an order's status; a cancelled bulk or print order is shown like one in progress. */
export function orderTone(order: Pick<AnyOrder, 'kind' | 'status'>): Tone {
  const tone = orderTones[statusOf(order)]
  return tone === 'bad' && isWorkshop(order.kind) ? 'moving' : tone
}

export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'waiting',
  partly_paid: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'bad',
}

/** Returns the tone of an order's payment; nothing is awaited of a cancelled order, but a paid one awaits its refund. */
export function paymentTone({ paymentStatus, ...order }: Pick<AnyOrder, 'paymentStatus' | 'status'>): Tone {
  if (statusOf(order) !== 'cancelled') return paymentTones[paymentStatus]
  if (paymentStatus === 'pending') return 'plain'
  return paymentStatus === 'paid' || paymentStatus === 'partly_paid' ? 'waiting' : paymentTones[paymentStatus]
}
