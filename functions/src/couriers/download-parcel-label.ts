import { AppError } from '../errors/app-error.ts'
import { type StreamingHandler, streamed } from '../http/handler.ts'
import { readBooking } from './bookable.ts'

/** Downloads the courier label of an order's parcel. */
export const downloadParcelLabel: StreamingHandler<'downloadParcelLabel'> = async ({ params, response }, deps) => {
  const { booking } = await readBooking(params.id, deps)
  if (!deps.couriers || booking?.state !== 'booked' || !booking.booked) {
    throw new AppError('CONFLICT', 'There is no label: no courier is booked for this order.')
  }
  const pdf = await deps.couriers.label(booking.booked)
  response.type('application/pdf').attachment(`${params.id}-label.pdf`).send(Buffer.from(pdf))
  return streamed
}
