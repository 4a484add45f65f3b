import * as z from 'zod/mini'
import { kindRules, type OrderKind } from './order-kind.ts'

export const orderStatuses = ['placed', 'in_production', 'shipped', 'delivered', 'cancelled'] as const
/** How far an order's making and delivery has come. Of an order that is collected, 'shipped' is ready and 'delivered' collected. */
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** How an order reaches its customer: sent to an address, or collected from the shop. */
export type FulfilmentKind = 'ship' | 'collect'

/** A printed shirt cannot be sold to anyone else, so the last moment to cancel is before it leaves the workshop. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['in_production', 'cancelled'],
  in_production: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** A customer at the counter takes what has just been printed. */
const nextIfCollected: Partial<Readonly<Record<OrderStatus, readonly OrderStatus[]>>> = {
  in_production: ['shipped', 'delivered', 'cancelled'],
}

/** Where an order may move from here. */
export function nextOrderStatuses(from: OrderStatus, fulfilment: FulfilmentKind): readonly OrderStatus[] {
  return (fulfilment === 'collect' ? nextIfCollected[from] : undefined) ?? next[from]
}

/** Whether the move is allowed; staying is not a move. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus, fulfilment: FulfilmentKind): boolean {
  return nextOrderStatuses(from, fulfilment).includes(to)
}

/** Whether its customer may cancel an order by themselves: until the workshop begins with it. */
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

/** Why an order in this state cannot be cancelled by its customer. */
export function tooLateToCancel(status: OrderStatus): string {
  if (status === 'cancelled') return 'This order is already cancelled.'
  if (status === 'in_production')
    return 'We are already making this order, so it can no longer be cancelled here. Please call us.'
  return 'This order has already been made, so it can no longer be cancelled.'
}

/** The steps that an order still has before it, when nothing comes between; none once it is cancelled or delivered. */
export function orderStepsAfter(status: OrderStatus): OrderStatus[] {
  const onward = next[status].find((to) => to !== 'cancelled')
  return onward ? [onward, ...orderStepsAfter(onward)] : []
}

/** Whether the customer is told by mail that an order has come to this step. */
export function isMailed(status: OrderStatus, kind: OrderKind): boolean {
  return status !== 'in_production' || kindRules[kind].mailsProduction
}

/** Returns whether a move returns the order's pieces to the stock. */
export function returnsStock(to: OrderStatus): boolean {
  return to === 'cancelled'
}

/** The two words for delivery in a customer's list of orders. */
export function deliveryLabel(isDelivered: boolean): 'Delivered' | 'Processing' {
  return isDelivered ? 'Delivered' : 'Processing'
}
