import * as z from 'zod/mini'
import { MoveNote } from './move-note.ts'
import type { FulfilmentKind, OrderStatus } from './order-status.ts'

/** How the timeline names that the courier is on the way to the door with the parcel; its entries are of the kind 'parcel'. */
export const outForDelivery = 'out_for_delivery'

/** POST /api/admin/order/{id}/out-for-delivery: what staff say to the customer with it. */
export const OutForDeliveryRequest = z.object({ note: MoveNote })
export type OutForDeliveryRequest = z.infer<typeof OutForDeliveryRequest>

type Parcel = {
  readonly status: OrderStatus
  readonly timeline: readonly { readonly kind: string; readonly to: string }[]
}

/** Whether the courier is on the way to the door; no longer once the parcel was delivered or came back. */
export function isOutForDelivery({ status, timeline }: Parcel): boolean {
  return status === 'shipped' && timeline.some(({ kind, to }) => kind === 'parcel' && to === outForDelivery)
}

/** Whether it can be noted that the courier is on the way to the door: once, while the parcel is on its way. */
export function canGoOutForDelivery(order: Parcel & { readonly fulfilment: FulfilmentKind }): boolean {
  return order.status === 'shipped' && order.fulfilment === 'ship' && !isOutForDelivery(order)
}
