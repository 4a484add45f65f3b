import type { ParcelEventKind } from '@teeshala/contract/couriers/parcel-event'
import { sha256 } from '../../crypto/sha256.ts'
import type { ParcelEvent } from '../../ports/courier-service.ts'
import { TrackingUpdate } from './shiprocket-answers.ts'

/** What Shiprocket's statuses of a shipment come to, by their numbers (https://apidocs.shiprocket.in, Tracking); others change nothing of an order. */
const kinds: Readonly<Record<number, ParcelEventKind>> = {
  6: 'sent',
  18: 'sent',
  38: 'sent',
  42: 'sent',
  48: 'sent',
  17: 'out_for_delivery',
  7: 'delivered',
  9: 'coming_back',
  14: 'coming_back',
  40: 'coming_back',
  41: 'coming_back',
  46: 'coming_back',
  10: 'came_back',
}

/** Returns the event in what Shiprocket has sent; undefined where it says nothing of a parcel to a customer. */
export function readTracking(body: unknown): ParcelEvent | undefined {
  const read = TrackingUpdate.safeParse(body)
  if (!read.success) return undefined
  const { awb, shipment_status_id: id, shipment_status, current_timestamp = '', is_return } = read.data
  // A parcel that a customer sends back is none of ours.
  if (!/^[A-Za-z0-9-]{4,40}$/.test(awb) || is_return === 1) return undefined
  return {
    key: sha256(JSON.stringify([awb, id, current_timestamp])),
    awb,
    status: `${id} ${shipment_status ?? ''}`.slice(0, 60),
    kind: kinds[id],
  }
}
