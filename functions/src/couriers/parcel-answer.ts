import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import { endingShown } from '@teeshala/contract/couriers/ending-booking'
import { usualParcel } from '@teeshala/contract/couriers/packed'
import { toRupees } from '@teeshala/contract/money'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { type OrderWithBooking, whyNotBookable } from './bookable.ts'

/** Returns the parcel of an order as staff see it. */
export function parcelAnswer(found: OrderWithBooking): OrderParcel {
  const { order, booking, isOffered } = found
  const refusal = whyNotBookable(found)
  const ending = booking && endingShown(booking)
  return {
    canBook: isOffered && refusal === undefined,
    ...(isOffered && refusal !== undefined && { refusal }),
    usual: usualParcel(order.lines.flatMap(garmentsOf)),
    ...(booking && {
      booking: {
        state: booking.state,
        courier: booking.booked?.courier || booking.wanted.courier,
        price: toRupees(booking.wanted.pricePaise),
        ...(booking.awb !== undefined && { awb: booking.awb }),
        ...(booking.reason !== undefined && { reason: booking.reason }),
        ...(ending && { ending }),
        askedAt: booking.askedAt.toISOString(),
      },
    }),
  }
}

const garmentsOf = (line: StoredLine) =>
  line.kind === 'paper' ? [] : [{ type: line.productType, pieces: line.quantity }]
