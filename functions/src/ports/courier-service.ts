import type { BookingOutcome, CourierBooking } from '@teeshala/contract/couriers/booking'
import type { Packed } from '@teeshala/contract/couriers/packed'
import type { ParcelEventKind } from '@teeshala/contract/couriers/parcel-event'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'

/** From where to where a parcel goes, and what the courier takes at the door, in paise. */
export type Journey = {
  readonly fromPostalCode: string
  readonly toPostalCode: string
  readonly packed: Packed
  readonly collectPaise: number
}

/** A courier who would carry it. */
export type Offer = {
  readonly courierId: string
  readonly courier: string
  readonly pricePaise: number
  readonly days: number | undefined
}

/** A parcel as it is handed over. `reference` is our number of it, by which the service is asked for what it has. */
export type ParcelToSend = {
  readonly reference: string
  readonly orderedAt: Date
  readonly pickupLocation: string
  readonly to: OrderAddress & { readonly name: string; readonly phone: string; readonly email: string }
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amountPaise: number }[]
  readonly valuePaise: number
  readonly collectPaise: number
  readonly packed: Packed
  readonly courierId: string
}

/** An event of a parcel. `key` is the same for the same event, however often it comes; `kind` is undefined where nothing of an order changes by it. */
export type ParcelEvent = {
  readonly key: string
  readonly awb: string
  readonly status: string
  readonly kind: ParcelEventKind | undefined
}

/**
 * A service that hands parcels to couriers. `book` and `find` never throw: whatever happened is an outcome, `unknown` wherever the service may
 * have taken the parcel. `book` asks for the reference first, so that what was booked under it before is not booked again. The others throw
 * UNAVAILABLE where the service does not answer, and CONFLICT with its words where it refuses.
 */
export type CourierService = {
  readonly offers: (journey: Journey) => Promise<readonly Offer[]>
  readonly book: (parcel: ParcelToSend) => Promise<BookingOutcome>
  /** What the service has under a reference; `refused` where that is nothing, or no courier yet. */
  readonly find: (reference: string) => Promise<BookingOutcome>
  /** The PDF to stick on the parcel. */
  readonly label: (booking: CourierBooking) => Promise<Uint8Array>
  readonly cancel: (booking: CourierBooking) => Promise<void>
  /** Reads an event by what came to the webhook. Undefined for what is no event of a parcel; UNAUTHENTICATED without the shared key. */
  readonly readEvent: (body: unknown, header: (name: string) => string | undefined) => ParcelEvent | undefined
}

/** Where the key to the service is kept between calls, for every process of the shop. */
export type TokenStore = {
  readonly read: () => Promise<{ readonly token: string; readonly expiresAt: Date } | undefined>
  readonly keep: (token: string, expiresAt: Date) => Promise<void>
}
