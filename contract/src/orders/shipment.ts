import * as z from 'zod/mini'
import { Line, RequiredLine } from '../text.ts'

const TrackingUrl = Line(500).check(
  z.refine((url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url), {
    error: 'A link that begins with https://',
  }),
)

/** Who carries a parcel, and under which number (AWB); the link is made of it for couriers that we know. */
export const Shipment = z.object({
  courier: RequiredLine(60, 'Please enter the courier'),
  awb: RequiredLine(40, 'Please enter the tracking number').check(
    z.regex(/^[A-Za-z0-9-]*$/, { error: 'Letters, digits and dashes only' }),
  ),
  url: z._default(TrackingUrl, ''),
})
export type Shipment = z.infer<typeof Shipment>

/** What is kept and shown of a shipment; `url` is empty where there is no link to follow. */
export const OrderShipment = z.object({ courier: z.string(), awb: z.string(), url: z.string() })
export type OrderShipment = z.infer<typeof OrderShipment>

/** Where couriers tell of a parcel, before its number: each from the courier's own tracking page. */
const trackingPages: Readonly<Record<string, string>> = {
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  Delhivery: 'https://www.delhivery.com/track-v2/package/',
  Ekart: 'https://ekartlogistics.com/shipmenttrack/',
  XpressBees: 'https://www.xpressbees.com/shipment/tracking?awbNo=',
}

/** Couriers that are offered by name; others are typed. */
export const couriers = ['Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'India Post', 'Shadowfax', 'XpressBees'] as const

/** Returns the link to a parcel at its courier: the one that was given, or the one that we know. */
export function trackingUrl({ courier, awb, url }: Shipment): string {
  if (url) return url
  // Services name a courier with its way: 'Delhivery Surface'.
  const known = Object.keys(trackingPages).find((name) =>
    `${courier} `.toLowerCase().startsWith(`${name} `.toLowerCase()),
  )
  return known ? `${trackingPages[known]}${encodeURIComponent(awb)}` : ''
}
