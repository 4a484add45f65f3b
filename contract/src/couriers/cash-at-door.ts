import { toRupees } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { formatPrice } from '../rupee-format.ts'
import { canBook, type StoredBooking } from './booking.ts'

type Sent = { readonly status: OrderStatus; readonly shipment?: { readonly awb: string } | undefined }

/** Returns why an order cannot take payment otherwise while its courier is to collect cash; undefined if no cash is to be collected. */
export function collectedByCourier(
  { status, shipment }: Sent,
  booking: Pick<StoredBooking, 'state' | 'collectPaise' | 'awb'> | undefined,
): string | undefined {
  if (!booking?.collectPaise || canBook(booking)) return undefined
  const amount = formatPrice(toRupees(booking.collectPaise))
  if (status === 'in_production') {
    return `The courier will collect ${amount} for this order. Cancel the courier booking first.`
  }
  // Another courier may have been entered by hand.
  if (status !== 'shipped' || booking.awb === undefined || shipment?.awb !== booking.awb) return undefined
  return `The courier collects ${amount} for this order. Mark it as paid once the parcel is delivered.`
}
