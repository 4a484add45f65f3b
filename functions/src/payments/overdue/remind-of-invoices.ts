import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueReminder, invoicedStatuses, unpaidStatuses } from '@teeshala/contract/payments/overdue/invoice-clock'
import type { DocumentReference } from 'firebase-admin/firestore'
import { deleteField } from '../../firestore/field-values.ts'
import { transact } from '../../firestore/transact.ts'
import { customerOf } from '../../mails/tell-customer.ts'
import { remindOfOrders } from '../../orders/remind-of-orders.ts'
import type { Deps } from '../../ports/deps.ts'
import { currentSettings } from '../../settings/read-settings.ts'

/** Reminds customers who pay by invoice on the due date, and again seven days later. Returns how many were reminded. */
export async function remindOfInvoices(deps: Deps): ReturnType<typeof remindOfOrders> {
  const { db } = deps
  const at = deps.now()
  const shop = await currentSettings(db)
  const remind = (ref: DocumentReference<StoredOrder>) =>
    transact(deps, async (transaction) => {
      const order = await transaction.read(ref)
      const { payBy, remindAt } = order?.payment ?? {}
      if (!order || !payBy || !remindAt || remindAt > at) return false
      const { which, next } = dueReminder(payBy, at)
      const { tell } = await customerOf(order, at, transaction)
      const isOwing = owes(order)
      transaction.update(ref, { 'payment.remindAt': isOwing && next ? next : deleteField() })
      return isOwing && tell(order, which === 'first' ? 'invoice_due' : 'invoice_overdue', { shop })
    })
  return remindOfOrders('payment.remindAt', remind, deps)
}

function owes({ status, payment }: StoredOrder): boolean {
  const isStanding = (invoicedStatuses as readonly string[]).includes(status)
  const isUnpaid = (unpaidStatuses as readonly string[]).includes(payment.status)
  return isStanding && isUnpaid && outstandingPaise(payment) > 0
}
