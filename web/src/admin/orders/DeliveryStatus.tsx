import type { Order } from '@teeshala/contract/orders/order'
import { statusLabel } from '../../shared/orders/order-words.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import classes from './DeliveryStatus.module.css'

/** 'Delivered' or 'Pending', and how far a pending one has come. */
export function DeliveryStatus({ order }: { order: Order }) {
  const step = statusLabel(order, order.status)
  if (order.isDelivered) return <StatusBadge tone="good">{step}</StatusBadge>
  return (
    <>
      <StatusBadge tone="waiting">Pending</StatusBadge>
      <span className={classes.step}>{step}</span>
    </>
  )
}
