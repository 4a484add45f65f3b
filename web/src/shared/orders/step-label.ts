import type { TimelineEntry } from '@teeshala/contract/orders/order'
import { type OrderStatus, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import type { PaymentStatus } from '@teeshala/contract/orders/payment'

const paymentSteps: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Payment awaited',
  paid: 'Payment received',
  failed: 'Payment failed',
  refunded: 'Payment refunded',
}

/** What a step of an order's history says to the reader. Statuses of the workshop are words already. */
export function stepLabel({ kind, to }: Pick<TimelineEntry, 'kind' | 'to'>): string {
  if (kind === 'payment') return paymentSteps[to as PaymentStatus] ?? to
  return orderStatusLabels[to as OrderStatus] ?? to
}
