import * as z from 'zod/mini'
import { Line, RequiredLine } from '../text.ts'

const TrackingUrl = Line(500).check(
  z.refine((url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url), {
    error: 'A link that begins with https://',
  }),
)

/** The courier of a parcel and its tracking number (AWB). The link is derived for couriers that we know. */
export const Shipment = z.object({
  courier: RequiredLine(60, 'Please enter the courier'),
  awb: RequiredLine(40, 'Please enter the tracking number').check(
    z.regex(/^[A-Za-z0-9-]*$/, { error: 'Letters, digits and dashes only' }),
  ),
  url: z._default(TrackingUrl, ''),
})
export type Shipment = z.infer<typeof Shipment>

/** The stored and answered form of a shipment; `url` is empty if there is no tracking link. */
export const OrderShipment = z.object({ courier: z.string(), awb: z.string(), url: z.string() })
export type OrderShipment = z.infer<typeof OrderShipment>

/** The couriers' tracking URLs up to the number, each taken from the courier's own tracking page. */
const trackingPages: Readonly<Record<string, string>> = {
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=',
  Delhivery: 'https://www.delhivery.com/track-v2/package/',
  Ekart: 'https://ekartlogistics.com/shipmenttrack/',
  XpressBees: 'https://www.xpressbees.com/shipment/tracking?awbNo=',
}

/** The couriers offered by name; others can be typed in. */
export const couriers = ['Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'India Post', 'Shadowfax', 'XpressBees'] as const

/** Returns the tracking link of a parcel: the one given, or the one known for the courier, or an empty string. */
export function trackingUrl({ courier, awb, url }: Shipment): string {
  if (url) return url
  // Booking services append the mode to the courier's name: 'Delhivery Surface'.
  const known = Object.keys(trackingPages).find((name) =>
    `${courier} `.toLowerCase().startsWith(`${name} `.toLowerCase()),
  )
  return known ? `${trackingPages[known]}${encodeURIComponent(awb)}` : ''
}
