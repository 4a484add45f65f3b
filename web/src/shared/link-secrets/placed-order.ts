import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import { keepSecrets } from './link-secrets.ts'

/** What the shop returns for an order: the order, and for a guest the token that opens it again. */
export type PlacedOrder = { readonly _id: string; readonly trackingToken?: string | null | undefined }

/** The link of an order; a guest's carries the secret that opens it. */
export const trackingAddress = ({ _id, trackingToken }: PlacedOrder) =>
  secretAddress(`/order/${_id}`, { t: trackingToken ?? undefined })

/** Where an order is followed in this tab, which keeps the secret that opens it. */
export function openedAddress({ _id, trackingToken }: PlacedOrder): string {
  keepSecrets(_id, { t: trackingToken ?? undefined })
  return `/order/${_id}`
}
