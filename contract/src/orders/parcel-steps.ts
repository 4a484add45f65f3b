import * as z from 'zod/mini'
import { MoveNote } from './move-note.ts'
import type { FulfilmentKind, OrderStatus } from './order-status.ts'

/** How the timeline names that the courier is on the way to the door with the parcel; its entries are of the kind 'parcel'. */
export const outForDelivery = 'out_for_delivery'
/** How it names that the courier brings the parcel back to the shop. */
export const comingBack = 'coming_back'

/** POST /api/admin/order/{id}/out-for-delivery: what staff say to the customer with it. */
export const OutForDeliveryRequest = z.object({ note: MoveNote })
export type OutForDeliveryRequest = z.infer<typeof OutForDeliveryRequest>

type Parcel = {
  readonly status: OrderStatus
  readonly timeline: readonly { readonly kind: string; readonly to: string }[]
}

const has = ({ status, timeline }: Parcel, step: string) =>
  status === 'shipped' && timeline.some(({ kind, to }) => kind === 'parcel' && to === step)

/** Whether the courier is on the way to the door; no longer once the parcel was delivered or turned back. */
export function isOutForDelivery(order: Parcel): boolean {
  return has(order, outForDelivery) && !isOnItsWayBack(order)
}

/** Whether the courier could not deliver the parcel and brings it back. */
export function isOnItsWayBack(order: Parcel): boolean {
  return has(order, comingBack)
}

/** Whether it can be noted that the courier is on the way to the door: once, while the parcel is on its way. */
export function canGoOutForDelivery(order: Parcel & { readonly fulfilment: FulfilmentKind }): boolean {
  const { status, fulfilment } = order
  return status === 'shipped' && fulfilment === 'ship' && !has(order, outForDelivery) && !isOnItsWayBack(order)
}
