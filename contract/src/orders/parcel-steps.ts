import * as z from 'zod/mini'
import { MoveNote } from './move-note.ts'
import type { FulfilmentKind, OrderStatus } from './order-status.ts'

/** The timeline's word for a courier on the way to the door with the parcel; its entries have the kind 'parcel'. */
export const outForDelivery = 'out_for_delivery'
/** The timeline's word for a courier bringing the parcel back to the shop. */
export const comingBack = 'coming_back'

/** POST /api/admin/order/{id}/out-for-delivery, with a note to the customer. */
export const OutForDeliveryRequest = z.object({ note: MoveNote })
export type OutForDeliveryRequest = z.infer<typeof OutForDeliveryRequest>

type Parcel = {
  readonly status: OrderStatus
  readonly timeline: readonly { readonly kind: string; readonly to: string }[]
}

const has = ({ status, timeline }: Parcel, step: string) =>
  status === 'shipped' && timeline.some(({ kind, to }) => kind === 'parcel' && to === step)

/** Returns whether the courier is on the way to the door; false once the parcel was delivered or turned back. */
export function isOutForDelivery(order: Parcel): boolean {
  return has(order, outForDelivery) && !isOnItsWayBack(order)
}

/** Returns whether the courier could not deliver the parcel and is bringing it back. */
export function isOnItsWayBack(order: Parcel): boolean {
  return has(order, comingBack)
}

/** Returns whether the order can be marked as out for delivery: once, while the parcel is on its way. */
export function canGoOutForDelivery(order: Parcel & { readonly fulfilment: FulfilmentKind }): boolean {
  const { status, fulfilment } = order
  return status === 'shipped' && fulfilment === 'ship' && !has(order, outForDelivery) && !isOnItsWayBack(order)
}
