import { leavesCourier, newEnding } from '@teeshala/contract/couriers/ending-booking'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { courierBookingsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'

/**
 * Returns a function that notes in the same transaction that the courier of an order is to be cancelled with it. Of two people who book and cancel at
 * once, either the booking is refused, or it is found here.
 */
export async function bookingAfter(
  { _id, status, fulfilment }: WithId<StoredOrder>,
  to: OrderStatus | undefined,
  at: Date,
  transaction: Transaction,
): Promise<() => void> {
  if (fulfilment.kind !== 'ship' || !leavesCourier(status, to)) return () => {}
  const document = courierBookingsIn(transaction.db).doc(_id)
  const ending = newEnding(await transaction.read(document), at)
  return () => {
    if (ending) transaction.update(document, { ending })
  }
}
