import type { Order } from '@teeshala/contract/orders/order'
import { orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import classes from './DeliveryStatus.module.css'

/** 'Delivered' or 'Pending', and how far a pending one has come. */
export function DeliveryStatus({ order }: { order: Pick<Order, 'status' | 'isDelivered'> }) {
  if (order.isDelivered) return <StatusBadge tone="good">Delivered</StatusBadge>
  return (
    <>
      <StatusBadge tone="waiting">Pending</StatusBadge>
      <span className={classes.step}>{orderStatusLabels[order.status]}</span>
    </>
  )
}
