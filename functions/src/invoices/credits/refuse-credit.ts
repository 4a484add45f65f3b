import { creditWaitsForCash } from '@teeshala/contract/couriers/cash-at-door'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../../errors/app-error.ts'
import { courierBookingsIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Transaction } from '../../firestore/transact.ts'
import { paymentsOfOrder } from './payments-of-order.ts'

const refundUnderWay =
  'What was paid online for this order is being refunded already. Once the gateway has accepted that, the order shows it.'

/**
 * Throws if there is no invoice to credit partly, all of it is credited already, its cash is still on its way with the courier, or a refund that was
 * asked for waits for the gateway: the same money would go back twice.
 */
export async function refuseCredit(order: WithId<StoredOrder>, transaction: Transaction): Promise<void> {
  const { invoice, creditNote, payment, status } = order
  if (!invoice) throw new AppError('CONFLICT', 'This order has no invoice yet.')
  if (creditNote || payment.status === 'refunded' || status === 'cancelled')
    throw new AppError('CONFLICT', 'The invoice of this order has already been credited in full.')
  const booking = await transaction.read(courierBookingsIn(transaction.db).doc(order._id))
  const refusal = creditWaitsForCash(order, booking)
  if (refusal) throw new AppError('CONFLICT', refusal)
  const payments = await paymentsOfOrder(order, transaction)
  if (payments.some((each) => each.status === 'refund_due')) throw new AppError('CONFLICT', refundUnderWay)
}
