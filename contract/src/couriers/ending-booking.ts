import { isUnsent, type OrderStatus } from '../orders/order-status.ts'
import type { MessageProgress } from '../payments/gateway/gateway-message.ts'
import { type BookingState, canBook, type StoredBooking } from './booking.ts'

/** Returns whether a move of an order leaves its courier waiting for a parcel that nobody hands over. One that was refused at the door has been carried. */
export function leavesCourier(from: OrderStatus, to: OrderStatus | undefined): boolean {
  return to === 'cancelled' && isUnsent(from)
}

type Sent = { readonly status: OrderStatus; readonly shipment?: { readonly awb: string } | undefined }

/**
 * Returns whether a booked parcel can be cancelled: it has not left with its courier, or another courier, entered by hand, carries the order. One that
 * came back has been carried.
 */
export function canTakeBack({ awb }: { readonly awb?: string | undefined }, { status, shipment }: Sent): boolean {
  return shipment ? shipment.awb !== awb : status !== 'shipped' && status !== 'delivered'
}

/**
 * Returns the progress of a booking's cancellation when its order is cancelled; undefined if no courier is booked or can turn out to be. A request that
 * may still be on its way to the service is left alone until its outcome can be asked about.
 */
export function newEnding(
  booking: Pick<StoredBooking, 'state' | 'dueAt'> | undefined,
  now: Date,
): MessageProgress | undefined {
  if (!booking || canBook(booking)) return undefined
  const { state, dueAt } = booking
  return { state: 'waiting', tries: 0, dueAt: state === 'asked' && dueAt !== null && dueAt > now ? dueAt : now }
}

/** What the cancellation of a booking needs next: its outcome, the service's cancellation, or nothing. */
type EndingStep = 'ask' | 'cancel' | 'none'

const steps: Readonly<Record<BookingState, EndingStep>> = {
  asked: 'ask',
  unsure: 'ask',
  booked: 'cancel',
  failed: 'none',
  cancelled: 'none',
}

/** Returns the next step of cancelling a booking. */
export function endingStep({ state }: Pick<StoredBooking, 'state'>): EndingStep {
  return steps[state]
}

/** Returns how far the cancellation of a booking is, for staff; undefined if none was asked for, or it is done. */
export function endingShown({
  state,
  ending,
}: Pick<StoredBooking, 'state' | 'ending'>): 'waiting' | 'failed' | undefined {
  if (!ending || ending.state === 'done' || canBook({ state })) return undefined
  return ending.state
}
