import { AppError } from '../errors/app-error.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { readBooking } from './bookable.ts'

/** Downloads the courier label of an order's parcel. */
export async function downloadParcelLabel(
  { params, response }: Call<'downloadParcelLabel'>,
  deps: Deps,
): Promise<typeof streamed> {
  const { booking } = await readBooking(params.id, deps)
  if (!deps.couriers || booking?.state !== 'booked' || !booking.booked) {
    throw new AppError('CONFLICT', 'There is no label: no courier is booked for this order.')
  }
  const pdf = await deps.couriers.label(booking.booked)
  response.type('application/pdf').attachment(`${params.id}-label.pdf`).send(Buffer.from(pdf))
  return streamed
}
