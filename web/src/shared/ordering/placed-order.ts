/** What the shop returns for an order: the order, and for a guest the token that opens it again. */
export type PlacedOrder = { readonly _id: string; readonly trackingToken?: string | undefined }

/** Where an order is followed; a guest's address carries the secret that opens it. */
export const trackingAddress = ({ _id, trackingToken }: PlacedOrder) =>
  `/order/${_id}${trackingToken ? `?t=${encodeURIComponent(trackingToken)}` : ''}`
