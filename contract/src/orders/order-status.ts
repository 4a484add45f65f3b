import * as z from 'zod/mini'

export const orderStatuses = ['placed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const
/** How far an order's making and delivery has come. */
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** A printed shirt cannot be sold to anyone else, so the last moment to cancel is before it leaves the workshop. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['in_production', 'cancelled'],
  in_production: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Where an order may move from here (rulings, 'Admin'). */
export function nextOrderStatuses(from: OrderStatus): readonly OrderStatus[] {
  return next[from]
}

/** Whether the move is allowed; staying is not a move. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}

/** The steps that an order still has before it, when nothing comes between; none once it is cancelled or delivered. */
export function orderStepsAfter(status: OrderStatus): OrderStatus[] {
  const onward = next[status].find((to) => to !== 'cancelled')
  return onward ? [onward, ...orderStepsAfter(onward)] : []
}

/** The steps of which the customer is told by mail; that production has begun they see in the timeline. */
export type MailedStatus = Exclude<OrderStatus, 'in_production'>

/** Whether the customer is told by mail that an order has come to this step. */
export function isMailed(status: OrderStatus): status is MailedStatus {
  return status !== 'in_production'
}

/** Whether a move gives the order's pieces back to the shelf. */
export function returnsStock(to: OrderStatus): boolean {
  return to === 'cancelled'
}

/** How each status reads to a customer. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order placed',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** The specification's two words for delivery, in the customer's view. */
export function deliveryLabel(isDelivered: boolean): 'Delivered' | 'Processing' {
  return isDelivered ? 'Delivered' : 'Processing'
}
