import { dayOf } from '@teeshala/contract/india-day'
import { invoicedStatuses, unpaidStatuses } from '@teeshala/contract/payments/overdue/invoice-clock'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn } from '../../firestore/collections.ts'

/** Returns the orders whose invoice was due before today's date at this time, and is unpaid. */
export function overdueOrders(at: Date, db: Firestore) {
  return ordersIn(db)
    .where('status', 'in', invoicedStatuses)
    .where('payment.status', 'in', unpaidStatuses)
    .where('payment.payBy', '<', dayOf(at))
}
