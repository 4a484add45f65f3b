import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import type { Tone } from './StatusBadge.tsx'

export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  placed: 'waiting',
  in_production: 'moving',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'bad',
}

/** Pending yellow, Completed green, anything else blue (admin specification, 'Admin bulk orders'). */
export const workshopTones: Readonly<Record<WorkshopStatus, Tone>> = {
  Pending: 'waiting',
  'In Production': 'moving',
  Completed: 'good',
  Cancelled: 'moving',
}
