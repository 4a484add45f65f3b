import { toRupees } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { canMovePayment, type PaymentStatus } from '../payments/payment.ts'
import { formatPrice } from '../rupee-format.ts'
import { canBook, type StoredBooking } from './booking.ts'

type Sent = { readonly status: OrderStatus; readonly shipment?: { readonly awb: string } | undefined }
type Booking = Pick<StoredBooking, 'state' | 'collectPaise' | 'awb'>

/** Returns why an order cannot take payment otherwise while its courier is to collect cash; undefined if no cash is to be collected. */
export function collectedByCourier({ status, shipment }: Sent, booking: Booking | undefined): string | undefined {
  const amount = cashOf(booking)
  if (amount === undefined) return undefined
  if (status === 'in_production') {
    return `The courier will collect ${amount} for this order. Cancel the courier booking first.`
  }
  if (status !== 'shipped' || !isCarriedBy(booking, shipment)) return undefined
  return `The courier collects ${amount} for this order. Mark it as paid once the parcel is delivered.`
}

/**
 * Returns why a sent order cannot be credited yet; undefined if it can. Its courier collects what was due when it was booked, so that a credit note in the
 * meantime would lower what is due, and the customer would have paid the difference at the door.
 */
export function creditWaitsForCash(
  { shipment, payment }: Pick<Sent, 'shipment'> & { readonly payment: { readonly status: PaymentStatus } },
  booking: Booking | undefined,
): string | undefined {
  const amount = cashOf(booking)
  if (amount === undefined || !canMovePayment(payment.status, 'paid') || !isCarriedBy(booking, shipment))
    return undefined
  return `The courier collects ${amount} for this order. Mark it as paid once you have that money, then issue the credit note.`
}

const cashOf = (booking: Booking | undefined) =>
  booking?.collectPaise && !canBook(booking) ? formatPrice(toRupees(booking.collectPaise)) : undefined

/** Another courier may have been entered by hand. */
const isCarriedBy = (booking: Booking | undefined, shipment: Sent['shipment']) =>
  booking?.awb !== undefined && shipment?.awb === booking.awb
