import { collectedByCourier } from '@teeshala/contract/couriers/cash-at-door'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../errors/app-error.ts'
import { courierBookingsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'

/** Refuses another payment for an order whose courier collects cash on delivery. Reads the booking in the order's transaction. */
export async function refuseCollected(order: WithId<StoredOrder>, transaction: Transaction): Promise<void> {
  const booking = await transaction.read(courierBookingsIn(transaction.db).doc(order._id))
  const refusal = collectedByCourier(order, booking)
  if (refusal) throw new AppError('CONFLICT', refusal)
}
