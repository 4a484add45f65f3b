import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import { keepSecrets } from './link-secrets.ts'

/** The response to an order: its id, and for a guest the token that opens it again. */
export type PlacedOrder = { readonly _id: string; readonly trackingToken?: string | null | undefined }

/** Returns the link of an order; a guest's contains its secret. */
export const trackingAddress = ({ _id, trackingToken }: PlacedOrder) =>
  secretAddress(`/order/${_id}`, { t: trackingToken ?? undefined })

/** Returns the tracking page's path in this tab, which stores the order's secret. */
export function openedAddress({ _id, trackingToken }: PlacedOrder): string {
  keepSecrets(_id, { t: trackingToken ?? undefined })
  return `/order/${_id}`
}
