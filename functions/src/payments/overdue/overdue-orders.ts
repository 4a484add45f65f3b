import { dayOf } from '@teeshala/contract/india-day'
import { invoicedStatuses, unpaidStatuses } from '@teeshala/contract/payments/overdue/invoice-clock'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn } from '../../firestore/collections.ts'

/** The orders whose invoice was to be paid before the day that it is at this moment, and is not. */
export function overdueOrders(at: Date, db: Firestore) {
  return ordersIn(db)
    .where('status', 'in', invoicedStatuses)
    .where('payment.status', 'in', unpaidStatuses)
    .where('payment.payBy', '<', dayOf(at))
}
