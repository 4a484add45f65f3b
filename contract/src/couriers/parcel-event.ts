import * as z from 'zod/mini'
import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import { comingBack, isOnItsWayBack, isOutForDelivery, outForDelivery } from '../orders/parcel-steps.ts'
import { MessageProgress } from '../payments/gateway/gateway-message.ts'

/** What a courier tells of a parcel, as far as an order changes by it. */
export const ParcelEventKind = z.enum(['sent', 'out_for_delivery', 'delivered', 'coming_back', 'came_back'])
export type ParcelEventKind = z.infer<typeof ParcelEventKind>

/** The document courierMessages/{hash of what it says}: an event of a parcel, kept until its work is done and some weeks more. Nothing of a person is in it. */
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
  /** Whether it is one that nobody has paid and whose cash was to be taken at the door: `canComeBack`. */
  readonly endsUnpaid: boolean
}

/** What an order does next by the events of its courier: a status, an entry of where the parcel is, or its end as a parcel that came back unpaid. */
export type ParcelStep =
  | { readonly kind: 'status'; readonly to: 'shipped' | 'delivered' }
  | { readonly kind: 'parcel'; readonly to: typeof outForDelivery | typeof comingBack }
  | { readonly kind: 'came_back' }

/**
 * Returns the next step of an order that its courier's event brings about; undefined where it has none. Events come in any order and twice, so
 * it is judged by where the order is: never backwards, and what was missed on the way is made up for first.
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
