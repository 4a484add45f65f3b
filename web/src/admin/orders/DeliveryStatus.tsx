import type { Order } from '@teeshala/contract/orders/order'
import { progressLabel } from '../../shared/orders/order-words.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'
import classes from './DeliveryStatus.module.css'

/** 'Delivered' or 'Pending' with its progress; a cancelled order is never pending. */
export function DeliveryStatus({ order }: { order: Order }) {
  const step = progressLabel(order)
  if (order.status === 'cancelled') return <StatusBadge tone="bad">{step}</StatusBadge>
  if (order.isDelivered) return <StatusBadge tone="good">{step}</StatusBadge>
  return (
    <>
      <StatusBadge tone="waiting">{texts.pending}</StatusBadge>
      <span className={classes.step}>{step}</span>
    </>
  )
}
