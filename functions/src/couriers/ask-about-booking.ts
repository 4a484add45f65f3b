import { canTakeBack } from '@teeshala/contract/couriers/ending-booking'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { readBooking } from './bookable.ts'
import { settleBooking } from './bookings/settle-booking.ts'
import { takeBack } from './bookings/take-back.ts'
import { parcelAnswer } from './parcel-answer.ts'

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

/** Cancels a booked parcel with its courier. Refused once that parcel is on its way. */
export const cancelBooking: Handler<'cancelBooking'> = async ({ caller, params }, deps) => {
  const { id } = params
  const { order, booking } = await readBooking(id, deps)
  if (booking?.state === 'cancelled') return ok(parcelAnswer(await readBooking(id, deps)))
  const isBooked = booking?.state === 'booked' && canTakeBack(booking, order)
  if (!deps.couriers || !isBooked || !booking.booked) throw notBooked()
  const { booked } = booking
  await takeBack(id, { booking, booked, couriers: deps.couriers }, await staffNote(caller.uid, deps), deps)
  return ok(parcelAnswer(await readBooking(id, deps)))
}

const notBooked = () => new AppError('CONFLICT', 'No courier is booked for this parcel any more.')
