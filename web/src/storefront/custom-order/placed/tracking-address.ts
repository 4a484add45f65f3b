import type { PlacedOrder } from '../use-submit-order.ts'

/** Where an order is followed; a guest's address carries the secret that opens it. */
export const trackingAddress = ({ _id, trackingToken }: PlacedOrder) =>
  `/order/${_id}${trackingToken ? `?t=${encodeURIComponent(trackingToken)}` : ''}`
