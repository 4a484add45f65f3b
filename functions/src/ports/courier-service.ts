import type { BookingOutcome, CourierBooking } from '@teeshala/contract/couriers/booking'
import type { Packed } from '@teeshala/contract/couriers/packed'
import type { ParcelEventKind } from '@teeshala/contract/couriers/parcel-event'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'

/** A parcel's origin and destination, and what the courier collects on delivery, in paise. */
export type Journey = {
  readonly fromPostalCode: string
  readonly toPostalCode: string
  readonly packed: Packed
  readonly collectPaise: number
}

/** An offer by a courier. */
export type Offer = {
  readonly courierId: string
  readonly courier: string
  readonly pricePaise: number
  readonly days: number | undefined
}

/** A parcel to hand over. `reference` is our number for it, by which the service can be asked about it. */
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

/** A parcel event. `key` is the same for the same event, however often it arrives; `kind` is undefined if it does not affect an order. */
export type ParcelEvent = {
  readonly key: string
  readonly awb: string
  readonly status: string
  readonly kind: ParcelEventKind | undefined
}

/**
 * A service that books couriers. `book` and `find` never throw: every result is an outcome, `unknown` if the service may
 * have accepted the parcel. `book` looks up the reference first, so that nothing is booked twice. The other methods throw
 * UNAVAILABLE if the service does not respond, and CONFLICT with its message if it refuses.
 */
export type CourierService = {
  readonly offers: (journey: Journey) => Promise<readonly Offer[]>
  readonly book: (parcel: ParcelToSend) => Promise<BookingOutcome>
  /** Returns what the service has for a reference; `refused` if nothing, or no courier yet. */
  readonly find: (reference: string) => Promise<BookingOutcome>
  /** Returns the label PDF. */
  readonly label: (booking: CourierBooking) => Promise<Uint8Array>
  readonly cancel: (booking: CourierBooking) => Promise<void>
  /** Reads an event from a webhook request. Undefined if it is not a parcel event; throws UNAUTHENTICATED without the shared key. */
  readonly readEvent: (body: unknown, header: (name: string) => string | undefined) => ParcelEvent | undefined
}

/** Stores the service's token between calls, shared by all instances. */
export type TokenStore = {
  readonly read: () => Promise<{ readonly token: string; readonly expiresAt: Date } | undefined>
  readonly keep: (token: string, expiresAt: Date) => Promise<void>
}
