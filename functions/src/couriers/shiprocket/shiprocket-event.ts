import type { ParcelEventKind } from '@teeshala/contract/couriers/parcel-event'
import { sha256 } from '../../crypto/sha256.ts'
import type { ParcelEvent } from '../../ports/courier-service.ts'
import { TrackingUpdate } from './shiprocket-answers.ts'

/** Shiprocket's shipment status numbers (https://apidocs.shiprocket.in, Tracking) that affect an order; others are ignored. */
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

/** Returns the event in Shiprocket's message; undefined if it is not about a parcel to a customer. */
export function readTracking(body: unknown): ParcelEvent | undefined {
  const read = TrackingUpdate.safeParse(body)
  if (!read.success) return undefined
  const { awb, shipment_status_id: id, shipment_status, current_timestamp = '', is_return } = read.data
  // Customer returns are not ours to handle.
  if (!/^[A-Za-z0-9-]{4,40}$/.test(awb) || is_return === 1) return undefined
  return {
    key: sha256(JSON.stringify([awb, id, current_timestamp])),
    awb,
    status: `${id} ${shipment_status ?? ''}`.slice(0, 60),
    kind: kinds[id],
  }
}
