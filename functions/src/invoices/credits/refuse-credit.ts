import { creditWaitsForCash } from '@teeshala/contract/couriers/cash-at-door'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { AppError } from '../../errors/app-error.ts'
import { courierBookingsIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'

/** Throws if there is no invoice to credit partly, all of it is credited already, or its cash is still on its way with the courier. */
export async function refuseCredit(order: WithId<StoredOrder>, transaction: Transaction, db: Firestore): Promise<void> {
  const { invoice, creditNote, payment, status } = order
  if (!invoice) throw new AppError('CONFLICT', 'This order has no invoice yet.')
  if (creditNote || payment.status === 'refunded' || status === 'cancelled')
    throw new AppError('CONFLICT', 'The invoice of this order has already been credited in full.')
  const refusal = creditWaitsForCash(order, documentOf(await transaction.get(courierBookingsIn(db).doc(order._id))))
  if (refusal) throw new AppError('CONFLICT', refusal)
}
