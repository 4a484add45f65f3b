import * as z from 'zod/mini'
import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import { comingBack, isOnItsWayBack, isOutForDelivery, outForDelivery } from '../orders/parcel-steps.ts'
import { MessageProgress } from '../payments/gateway/gateway-message.ts'

/** The courier's parcel events that can change an order. */
export const ParcelEventKind = z.enum(['sent', 'out_for_delivery', 'delivered', 'coming_back', 'came_back'])
export type ParcelEventKind = z.infer<typeof ParcelEventKind>

/** The document courierMessages/{hash of its content}: a parcel event, kept until processed and for some weeks after. It contains no personal data. */
export const StoredParcelEvent = z.object({
  awb: z.string(),
  kind: ParcelEventKind,
  progress: MessageProgress,
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type StoredParcelEvent = z.infer<typeof StoredParcelEvent>

type Order = {
  readonly status: OrderStatus
  readonly fulfilment: FulfilmentKind
  readonly timeline: readonly { readonly kind: string; readonly to: string }[]
  /** Whether it is an unpaid cash-on-delivery parcel: `canComeBack`. */
  readonly endsUnpaid: boolean
}

/** The next step of an order after its courier's events: a status, a parcel entry in the timeline, or its return unpaid. */
export type ParcelStep =
  | { readonly kind: 'status'; readonly to: 'shipped' | 'delivered' }
  | { readonly kind: 'parcel'; readonly to: typeof outForDelivery | typeof comingBack }
  | { readonly kind: 'came_back' }

/**
 * Returns the next step of an order after a courier event; undefined if there is none. Events arrive in any order and more than once, so the order's
 * current state decides: it never moves backwards, and missed steps are made up for first.
 */
export function stepByEvent(order: Order, event: ParcelEventKind): ParcelStep | undefined {
  const { status, fulfilment } = order
  if (fulfilment !== 'ship') return undefined
  if (status === 'in_production') return { kind: 'status', to: 'shipped' }
  if (status !== 'shipped') return undefined
  switch (event) {
    case 'sent':
      return undefined
    case 'out_for_delivery':
      return isOutForDelivery(order) || isOnItsWayBack(order) ? undefined : { kind: 'parcel', to: outForDelivery }
    case 'delivered':
      return { kind: 'status', to: 'delivered' }
    case 'coming_back':
      return isOnItsWayBack(order) ? undefined : { kind: 'parcel', to: comingBack }
    case 'came_back':
      if (order.endsUnpaid) return { kind: 'came_back' }
      return isOnItsWayBack(order) ? undefined : { kind: 'parcel', to: comingBack }
  }
}
