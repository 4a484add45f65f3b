import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueReminder, invoicedStatuses, unpaidStatuses } from '@teeshala/contract/payments/overdue/invoice-clock'
import { customerOf } from '../../mails/tell-customer.ts'
import { remindOfOrders } from '../../orders/remind-of-orders.ts'
import type { Deps } from '../../ports/deps.ts'

/** Reminds customers who pay by invoice on the due date, and again seven days later. Returns how many were reminded. */
export function remindOfInvoices(deps: Deps): ReturnType<typeof remindOfOrders> {
  return remindOfOrders('payment.remindAt', deps, async (order, { transaction, at, shop }) => {
    const { payBy } = order.payment
    if (!payBy) return undefined
    const { which, next } = dueReminder(payBy, at)
    const { tell } = await customerOf(order, at, transaction)
    const event = which === 'first' ? 'invoice_due' : 'invoice_overdue'
    return owes(order) ? { next, send: () => tell(order, event, { shop }) } : {}
  })
}

function owes({ status, payment }: StoredOrder): boolean {
  const isStanding = (invoicedStatuses as readonly string[]).includes(status)
  const isUnpaid = (unpaidStatuses as readonly string[]).includes(payment.status)
  return isStanding && isUnpaid && outstandingPaise(payment) > 0
}
