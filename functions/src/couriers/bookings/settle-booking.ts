import {
  type BookingOutcome,
  bookingAfter,
  isDueToAsk,
  referenceOf,
  type StoredBooking,
} from '@teeshala/contract/couriers/booking'
import type { AuditNote } from '../../audit/audit-note.ts'
import { courierBookingsIn, ordersIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'

/** Writes the outcome of a booking that is still open, with an audit log entry if a courier was booked. */
export async function keepOutcome(
  id: string,
  key: string,
  outcome: BookingOutcome,
  note: AuditNote,
  deps: Deps,
): Promise<void> {
  const { db, now } = deps
  const document = courierBookingsIn(db).doc(id)
  await transact(deps, async (transaction) => {
    const booking = await transaction.read(document)
    if (!booking || booking.key !== key || (await note.isMade(transaction))) return
    const { _id, ...before } = booking
    const after = bookingAfter(before, outcome, now())
    if (after === before) return
    transaction.set(document, after)
    if (after.state !== 'booked') return
    const { courier, pricePaise } = after.wanted
    const details = { courier: after.booked?.courier || courier, awb: after.awb, pricePaise }
    note.make(transaction, { action: 'order.courier_booked', target: ordersIn(db).doc(id).path, details })
  })
}

/** Asks the service about a booking whose outcome is unknown. It is never booked again automatically. */
export async function settleBooking(
  id: string,
  booking: Pick<StoredBooking, 'orderId' | 'attempt' | 'key' | 'state' | 'dueAt'>,
  note: AuditNote,
  deps: Deps,
): Promise<void> {
  const { couriers, now } = deps
  if (!couriers || !isDueToAsk(booking, now())) return
  await keepOutcome(id, booking.key, await couriers.find(referenceOf(booking)), note, deps)
}
