import { shopNote } from '../audit/audit-note.ts'
import { courierBookingsIn, courierMessagesIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { takeInDue } from '../incoming/take-in-due.ts'
import type { Deps } from '../ports/deps.ts'
import { endBooking } from './bookings/end-booking.ts'
import { settleBooking } from './bookings/settle-booking.ts'
import { takeInParcelEvent } from './take-in-parcel-event.ts'

const endingWords = { done: 'taken back', waiting: 'not taken back yet', failed: 'not taken back' } as const

/** Processes due courier events, asks about bookings whose outcome is unknown, and cancels those of cancelled orders. Returns the number by resulting state. */
export async function seeToCouriers(deps: Deps): Promise<Record<string, number>> {
  const { db, now } = deps
  const events = await takeInDue(
    {
      due: courierMessagesIn(db).where('progress.dueAt', '<=', now()).orderBy('progress.dueAt'),
      what: 'an event of a courier',
      takeIn: (id) => takeInParcelEvent(id, deps),
    },
    deps,
  )
  const bookings = await takeInDue(
    {
      due: courierBookingsIn(db).where('dueAt', '<=', now()).orderBy('dueAt'),
      what: 'a booking of a courier',
      takeIn: async (id) => {
        const booking = documentOf(await courierBookingsIn(db).doc(id).get())
        if (!booking) return undefined
        await settleBooking(id, booking, shopNote(deps), deps)
        return 'asked about'
      },
    },
    deps,
  )
  const endings = await takeInDue(
    {
      due: courierBookingsIn(db).where('ending.dueAt', '<=', now()).orderBy('ending.dueAt'),
      what: 'the courier of a cancelled order',
      takeIn: async (id) => {
        const state = await endBooking(id, deps)
        return state && endingWords[state]
      },
    },
    deps,
  )
  return { ...events, ...bookings, ...endings }
}
