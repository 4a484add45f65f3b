import { type CourierBooking, referenceOf, type StoredBooking } from '@teeshala/contract/couriers/booking'
import { messageDone } from '@teeshala/contract/payments/gateway/gateway-message'
import type { AuditNote } from '../../audit/audit-note.ts'
import { courierBookingsIn, ordersIn } from '../../firestore/collections.ts'
import { deleteField } from '../../firestore/field-values.ts'
import { transact } from '../../firestore/transact.ts'
import type { CourierService } from '../../ports/courier-service.ts'
import type { Deps } from '../../ports/deps.ts'

type Booked = { readonly booking: StoredBooking; readonly booked: CourierBooking; readonly couriers: CourierService }

/** Cancels a booked parcel with its courier, and stores that with an audit log entry. Throws if the service refuses, or its outcome is unknown. */
export async function takeBack(
  id: string,
  { booking, booked, couriers }: Booked,
  note: AuditNote,
  deps: Deps,
): Promise<void> {
  await cancelAtService(booking, booked, couriers)
  const document = courierBookingsIn(deps.db).doc(id)
  await transact(deps, async (transaction) => {
    const now = await transaction.read(document)
    if (now?.state !== 'booked' || now.key !== booking.key || (await note.isMade(transaction))) return
    transaction.update(document, {
      state: 'cancelled',
      dueAt: null,
      reason: deleteField(),
      ...(now.ending && { ending: messageDone(now.ending) }),
    })
    const details = { courier: now.booked?.courier, awb: now.awb }
    note.make(transaction, { action: 'order.courier_cancelled', target: ordersIn(deps.db).doc(id).path, details })
  })
}

/** The response to an earlier try may have been lost: if the service refuses, it is asked whether the parcel is cancelled already. */
async function cancelAtService(booking: StoredBooking, booked: CourierBooking, couriers: CourierService) {
  try {
    await couriers.cancel(booked)
  } catch (error) {
    const { kind } = await couriers.find(referenceOf(booking))
    if (kind !== 'cancelled') throw error
  }
}
