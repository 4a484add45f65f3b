import * as z from 'zod/mini'
import { kindRules, type OrderKind } from './order-kind.ts'

export const orderStatuses = ['placed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const
/** How far an order has got in production and delivery. For a collected order, 'shipped' means ready and 'delivered' means collected. */
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** How an order reaches its customer: sent to an address, or collected from the shop. */
export type FulfilmentKind = 'ship' | 'collect'

/** A printed shirt cannot be sold to anyone else, so an order can be cancelled only until it leaves the workshop. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['in_production', 'cancelled'],
  in_production: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** A customer at the counter can take an order straight from the press. */
const nextIfCollected: Partial<Readonly<Record<OrderStatus, readonly OrderStatus[]>>> = {
  in_production: ['shipped', 'delivered', 'cancelled'],
}

/** Returns the statuses that an order may move to. */
export function nextOrderStatuses(from: OrderStatus, fulfilment: FulfilmentKind): readonly OrderStatus[] {
  return (fulfilment === 'collect' ? nextIfCollected[from] : undefined) ?? next[from]
}

/** Returns whether the move is allowed; staying in place is not a move. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus, fulfilment: FulfilmentKind): boolean {
  return nextOrderStatuses(from, fulfilment).includes(to)
}

/** Returns whether customers may cancel the order themselves: until production starts. */
export function canCustomerCancel(status: OrderStatus): boolean {
  return status === 'placed'
}

/** Whether an order has still to be made or sent, so that its address and designs are needed. */
export function isUnsent(status: OrderStatus): boolean {
  return status === 'placed' || status === 'in_production'
}

/** What the timeline of such an order says when its customer deletes the account, by which name, address and designs go. */
export const accountDeletedNote =
  'The customer has deleted their account, and with it name, address and designs. Cancel this order and return its money, unless it can be handed over without them.'

/** Returns the message that explains why the customer can no longer cancel. */
export function tooLateToCancel(status: OrderStatus): string {
  if (status === 'cancelled') return 'This order is already cancelled.'
  if (status === 'in_production')
    return 'We are already making this order, so it can no longer be cancelled here. Please call us.'
  return 'This order has already been made, so it can no longer be cancelled.'
}

/** Returns the steps still ahead of an order if all goes well; none once it is cancelled or delivered. */
export function orderStepsAfter(status: OrderStatus): OrderStatus[] {
  const onward = next[status].find((to) => to !== 'cancelled')
  return onward ? [onward, ...orderStepsAfter(onward)] : []
}

/** Returns whether the customer gets a mail when an order reaches this status. */
export function isMailed(status: OrderStatus, kind: OrderKind): boolean {
  return status !== 'in_production' || kindRules[kind].mailsProduction
}

/** Returns whether a move to this status puts the order's pieces back into stock. */
export function returnsStock(to: OrderStatus): boolean {
  return to === 'cancelled'
}

/** Returns the delivery label in a customer's list of orders. */
export function deliveryLabel(isDelivered: boolean): 'Delivered' | 'Processing' {
  return isDelivered ? 'Delivered' : 'Processing'
}
