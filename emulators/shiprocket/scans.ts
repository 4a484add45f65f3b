import type { Parcel } from './parcels.ts'

/** Parcel scans by status number. */
export const scans = {
  42: 'PICKED UP',
  18: 'IN TRANSIT',
  17: 'OUT FOR DELIVERY',
  21: 'UNDELIVERED',
  7: 'DELIVERED',
  9: 'RTO INITIATED',
  10: 'RTO DELIVERED',
} as const
export type Scan = keyof typeof scans

/** Returns a parcel event as Shiprocket sends it; `at` distinguishes two scans of one status. */
export const eventOf = ({ awb, courier, reference, id }: Parcel, scan: number, at = new Date()) => ({
  awb,
  courier_name: courier,
  current_status: scans[scan as Scan] ?? 'UNKNOWN',
  current_status_id: scan,
  shipment_status: scans[scan as Scan] ?? 'UNKNOWN',
  shipment_status_id: scan,
  current_timestamp: at.toISOString().replace('T', ' ').slice(0, 23),
  order_id: `76893_${reference}`,
  sr_order_id: id,
  etd: '2026-12-01 15:40:19',
  scans: [],
  is_return: 0,
  channel_id: 76893,
})
