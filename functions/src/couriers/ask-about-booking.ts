import { type CourierBooking, referenceOf, type StoredBooking } from '@teeshala/contract/couriers/booking'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { courierBookingsIn, ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { CourierService } from '../ports/courier-service.ts'
import { readBooking } from './bookable.ts'
import { parcelAnswer } from './parcel-answer.ts'
import { settleBooking } from './settle-booking.ts'

/** Asks the courier service about a booking whose outcome is unknown; one that may still be in flight is left alone. */
export const askAboutBooking: Handler<'askAboutBooking'> = async ({ caller, params }, deps) => {
  const { booking } = await readBooking(params.id, deps)
  if (booking) {
    const isUnsure = booking.state === 'unsure'
    const asked = isUnsure ? { ...booking, dueAt: booking.dueAt && deps.now() } : booking
    await settleBooking(params.id, asked, await staffNote(caller.uid, deps), deps)
  }
  return ok(parcelAnswer(await readBooking(params.id, deps)))
}

/** Cancels a booked parcel with its courier. Refused once the parcel is on its way. */
export const cancelBooking: Handler<'cancelBooking'> = async ({ caller, params }, deps) => {
  const { id } = params
  const { order, booking } = await readBooking(id, deps)
  if (booking?.state === 'cancelled') return ok(parcelAnswer(await readBooking(id, deps)))
  const isWithCourier = order.status === 'shipped' || order.status === 'delivered'
  if (!deps.couriers || booking?.state !== 'booked' || !booking.booked || isWithCourier) throw notBooked()
  await takeBack(booking, booking.booked, deps.couriers)
  const note = await staffNote(caller.uid, deps)
  const document = courierBookingsIn(deps.db).doc(id)
  await transact(deps, async (transaction) => {
    const now = documentOf(await transaction.get(document))
    if (now?.state !== 'booked' || now.key !== booking.key || (await note.isMade(transaction))) return
    transaction.update(document, { state: 'cancelled', dueAt: null })
    const details = { courier: now.booked?.courier, awb: now.awb }
    note.make(transaction, { action: 'order.courier_cancelled', target: ordersIn(deps.db).doc(id).path, details })
  })
  return ok(parcelAnswer(await readBooking(id, deps)))
}

/** The response to an earlier try may have been lost: if the service refuses, it is asked whether the parcel is cancelled already. */
async function takeBack(booking: StoredBooking, booked: CourierBooking, couriers: CourierService): Promise<void> {
  try {
    await couriers.cancel(booked)
  } catch (error) {
    const { kind } = await couriers.find(referenceOf(booking))
    if (kind !== 'cancelled') throw error
  }
}

const notBooked = () => new AppError('CONFLICT', 'No courier is booked for this parcel any more.')
