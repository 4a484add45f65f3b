import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { packedFields } from './packed.ts'

/** How a booking stands: asked for, had, refused, taken back, or nobody knows whether the service has it. */
export const BookingState = z.enum(['asked', 'booked', 'failed', 'unsure', 'cancelled'])
export type BookingState = z.infer<typeof BookingState>

/** What the courier service calls a parcel of ours, and who carries it under which number. */
export const CourierBooking = z.object({
  serviceOrderId: z.string(),
  shipmentId: z.string(),
  courier: z.string(),
  awb: z.string(),
})
export type CourierBooking = z.infer<typeof CourierBooking>

/** The document courierBookings/{order id}: the parcel of an order at the courier service, written before the service is asked for it. */
export const StoredBooking = z.object({
  /** The id of its order; `attempt` counts the parcels that were booked and taken back. */
  orderId: z.string(),
  attempt: z.int().check(z.gte(1)),
  state: BookingState,
  wanted: z.object({ courierId: z.string(), courier: z.string(), pricePaise: Paise, ...packedFields }),
  /** What the courier is told to take at the door; absent of older ones. */
  collectPaise: z.optional(Paise),
  /** By which whoever asked for it knows their own. */
  key: z.string(),
  /** Who of the staff wanted it. */
  askedBy: z.string(),
  askedAt: z.date(),
  /** When the service may be asked what became of it; null where that is known. */
  dueAt: z.nullable(z.date()),
  /** Why there is none. */
  reason: z.optional(z.string()),
  booked: z.optional(CourierBooking),
  /** `booked.awb`, by which events of the courier find it. */
  awb: z.optional(z.string()),
})
export type StoredBooking = z.infer<typeof StoredBooking>

/** What came of asking the service to take a parcel, or whether it has one. */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: CourierBooking }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'cancelled' }

/** So long whoever books may take; later somebody asks the service what became of it. */
const leaseMs = 60_000
/** And so long lies between two such questions, should the service not answer. */
const askAgainMs = 5 * 60_000

/** Returns under which number of ours the service keeps a parcel: the order's id, and of a further one after a cancelled one its count. */
export function referenceOf({ orderId, attempt }: Pick<StoredBooking, 'orderId' | 'attempt'>): string {
  return attempt === 1 ? orderId : `${orderId}-${attempt}`
}

/** Whether a parcel can be booked: none is, and none may be. */
export function canBook(booking: Pick<StoredBooking, 'state'> | undefined): boolean {
  return booking === undefined || booking.state === 'failed' || booking.state === 'cancelled'
}

/** Returns the booking that is wanted now. After a failed one the same number is asked for again, so that the service shows what it has of it. */
export function bookingWanted(
  order: { readonly id: string; readonly before: StoredBooking | undefined },
  asked: Pick<StoredBooking, 'wanted' | 'collectPaise' | 'askedBy' | 'key'>,
  now: Date,
): StoredBooking {
  const attempt = order.before ? order.before.attempt + (order.before.state === 'cancelled' ? 1 : 0) : 1
  const dueAt = new Date(now.getTime() + leaseMs)
  return { orderId: order.id, attempt, state: 'asked', ...asked, askedAt: now, dueAt }
}

/** Returns the booking once the service has answered, or has not. What is booked stays so, whatever a late answer says. */
export function bookingAfter(booking: StoredBooking, outcome: BookingOutcome, now: Date): StoredBooking {
  if (booking.state !== 'asked' && booking.state !== 'unsure') return booking
  const { reason: _, ...rest } = booking
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

/** Whether the service is to be asked now what became of a booking. */
export function isDueToAsk({ state, dueAt }: Pick<StoredBooking, 'state' | 'dueAt'>, now: Date): boolean {
  return (state === 'asked' || state === 'unsure') && dueAt !== null && dueAt <= now
}
