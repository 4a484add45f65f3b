import { referenceOf, type StoredBooking } from '@teeshala/contract/couriers/booking'
import { endingStep } from '@teeshala/contract/couriers/ending-booking'
import { type MessageProgress, messageDone } from '@teeshala/contract/payments/gateway/gateway-message'
import { shopNote } from '../../audit/audit-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { courierBookingsIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { describe } from '../../http/answer-error.ts'
import { beginAttempt } from '../../incoming/begin-attempt.ts'
import { raiseAlarmAbout } from '../../notifications/raise-alarm.ts'
import type { Deps } from '../../ports/deps.ts'
import { keepOutcome } from './settle-booking.ts'
import { takeBack } from './take-back.ts'

type Ending = WithId<StoredBooking> & { readonly ending: MessageProgress }

/**
 * Cancels the booking of a cancelled order with its courier if that is due, and returns the new state; undefined if there was nothing to do. The attempt
 * is recorded first: a crash or a lost response leads to a retry, which finds what the service has already cancelled.
 */
export async function endBooking(id: string, deps: Deps): Promise<MessageProgress['state'] | undefined> {
  const { db, log } = deps
  const document = courierBookingsIn(db).doc(id)
  const begun = await beginAttempt(document, 'ending', deps)
  if (!begun) return undefined
  if (begun.ending.state === 'failed') return failed(begun, undefined, deps)
  try {
    return await attempt(begun, deps)
  } catch (error) {
    // The service has understood and refused: asking again changes nothing.
    if (error instanceof AppError && error.code === 'CONFLICT') return failed(begun, error.message, deps)
    log.error({ err: describe(error), order: id }, 'the courier of a cancelled order could not be cancelled yet')
    return 'waiting'
  }
}

/** As `endBooking`, after an order was cancelled or its courier booked, which stands whatever happens: a scheduled job tries again. */
export async function endBookingSoon(id: string, deps: Deps): Promise<void> {
  try {
    await endBooking(id, deps)
  } catch (error) {
    deps.log.error({ err: describe(error), order: id }, 'the courier of a cancelled order could not be cancelled yet')
  }
}

async function attempt(begun: Ending, deps: Deps): Promise<'waiting' | 'done'> {
  const { couriers, db } = deps
  const { _id } = begun
  if (!couriers) return 'waiting'
  const booking = endingStep(begun) === 'ask' ? await asked(begun, deps) : begun
  const step = endingStep(booking)
  if (step === 'ask') return 'waiting'
  if (step === 'cancel' && booking.booked) {
    await takeBack(_id, { booking, booked: booking.booked, couriers }, shopNote(deps), deps)
  } else {
    await courierBookingsIn(db)
      .doc(_id)
      .update({ ending: messageDone(begun.ending) })
  }
  return 'done'
}

/** Asks the service about a booking whose outcome is unknown, and returns it as it then is. */
async function asked(begun: Ending, deps: Deps): Promise<StoredBooking> {
  const outcome = await deps.couriers?.find(referenceOf(begun))
  if (outcome) await keepOutcome(begun._id, begun.key, outcome, shopNote(deps), deps)
  return documentOf(await courierBookingsIn(deps.db).doc(begun._id).get()) ?? begun
}

/** A courier that is still booked, or may be, waits for staff, who are notified. */
async function failed({ _id, ending }: Ending, reason: string | undefined, deps: Deps): Promise<'failed'> {
  await courierBookingsIn(deps.db)
    .doc(_id)
    .update({ ending: { state: 'failed', tries: ending.tries, dueAt: null }, ...(reason && { reason }) })
  // The service's reason is not logged: it may contain the buyer's number or address. Staff see it in the order.
  await raiseAlarmAbout(_id, 'courier_bookings', deps)
  return 'failed'
}
