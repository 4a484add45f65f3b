import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { MessageProgress } from '../payments/gateway/gateway-message.ts'
import { packedFields } from './packed.ts'

/** The state of a booking: requested, booked, refused, unclear at the service, or cancelled. */
export const BookingState = z.enum(['asked', 'booked', 'failed', 'unsure', 'cancelled'])
export type BookingState = z.infer<typeof BookingState>

/** The courier service's ids for our parcel, and the courier and number that carry it. */
export const CourierBooking = z.object({
  serviceOrderId: z.string(),
  shipmentId: z.string(),
  courier: z.string(),
  awb: z.string(),
})
export type CourierBooking = z.infer<typeof CourierBooking>

/** The document courierBookings/{order id}: an order's parcel at the courier service, written before the service is called. */
export const StoredBooking = z.object({
  /** The order's id; `attempt` counts parcels booked again after a cancellation. */
  orderId: z.string(),
  attempt: z.int().check(z.gte(1)),
  state: BookingState,
  wanted: z.object({ courierId: z.string(), courier: z.string(), pricePaise: Paise, ...packedFields }),
  /** The cash that the courier is told to collect; absent in older bookings. */
  collectPaise: z.optional(Paise),
  /** The request's key, by which a repeated request recognises its own booking. */
  key: z.string(),
  /** The staff member who requested it. */
  askedBy: z.string(),
  askedAt: z.date(),
  /** When the service may be asked about the outcome; null once that is known. */
  dueAt: z.nullable(z.date()),
  /** Why the booking, or its cancellation, failed. */
  reason: z.optional(z.string()),
  /** The progress of its cancellation, once its order was cancelled: contract/src/couriers/ending-booking.ts. */
  ending: z.optional(MessageProgress),
  booked: z.optional(CourierBooking),
  /** Equals `booked.awb`; courier events are matched by it. */
  awb: z.optional(z.string()),
})
export type StoredBooking = z.infer<typeof StoredBooking>

/** The outcome of asking the service to take a parcel, or whether it has one. */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: CourierBooking }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'cancelled' }

/** How long a booking request may take; after that the service is asked about its outcome. */
const leaseMs = 60_000
/** The interval between such queries while the service does not answer. */
const askAgainMs = 5 * 60_000

/** Returns our reference for a parcel at the service: the order id, with the attempt appended after a cancellation. */
export function referenceOf({ orderId, attempt }: Pick<StoredBooking, 'orderId' | 'attempt'>): string {
  return attempt === 1 ? orderId : `${orderId}-${attempt}`
}

/** Returns whether a parcel can be booked: none is booked, and none can still turn out to be. */
export function canBook(booking: Pick<StoredBooking, 'state'> | undefined): boolean {
  return booking === undefined || booking.state === 'failed' || booking.state === 'cancelled'
}

/** Returns the booking to request now. After a failure the same reference is used again, so that the service returns what it already has. */
export function bookingWanted(
  order: { readonly id: string; readonly before: StoredBooking | undefined },
  asked: Pick<StoredBooking, 'wanted' | 'collectPaise' | 'askedBy' | 'key'>,
  now: Date,
): StoredBooking {
  const attempt = order.before ? order.before.attempt + (order.before.state === 'cancelled' ? 1 : 0) : 1
  const dueAt = new Date(now.getTime() + leaseMs)
  return { orderId: order.id, attempt, state: 'asked', ...asked, askedAt: now, dueAt }
}

/**
 * Returns the booking after the service answered or failed to. A booked parcel stays booked, whatever a late answer says. If its order was cancelled
 * meanwhile, an answer lets its cancellation begin at once.
 */
export function bookingAfter(booking: StoredBooking, outcome: BookingOutcome, now: Date): StoredBooking {
  if (booking.state !== 'asked' && booking.state !== 'unsure') return booking
  const { reason: _, ...before } = booking
  const isUnbegun = outcome.kind !== 'unknown' && before.ending?.state === 'waiting' && before.ending.tries === 0
  const rest = before.ending && isUnbegun ? { ...before, ending: { ...before.ending, dueAt: now } } : before
  switch (outcome.kind) {
    case 'booked':
      return { ...rest, state: 'booked', dueAt: null, booked: outcome.booking, awb: outcome.booking.awb }
    case 'refused':
      return { ...rest, state: 'failed', dueAt: null, reason: outcome.reason }
    case 'cancelled':
      return { ...rest, state: 'cancelled', dueAt: null }
    case 'unknown':
      return { ...rest, state: 'unsure', dueAt: new Date(now.getTime() + askAgainMs), reason: outcome.reason }
  }
}

/** Returns whether the service should be asked about a booking now. */
export function isDueToAsk({ state, dueAt }: Pick<StoredBooking, 'state' | 'dueAt'>, now: Date): boolean {
  return (state === 'asked' || state === 'unsure') && dueAt !== null && dueAt <= now
}
