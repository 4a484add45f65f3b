import { dayOf } from '@teeshala/contract/india-day'
import { toRupees } from '@teeshala/contract/money'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { daysOverdue } from '@teeshala/contract/payments/overdue/invoice-clock'
import type { OverdueInvoice } from '@teeshala/contract/payments/overdue/overdue-invoice'
import { countAll, sumOf } from '../../firestore/field-values.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'
import { overdueOrders } from './overdue-orders.ts'

/** Returns a page of invoices unpaid after their due date, longest overdue first. */
export const listOverdue: Handler<'listOverdue'> = async ({ query }, deps) => {
  const at = deps.now()
  const longest = { field: 'payment.payBy', direction: 'asc' } as const
  const answer = (each: WithId<StoredOrder>) => overdueAnswer(each, at)
  return listPage(overdueOrders(at, deps.db), { page: query, order: longest, answer }, deps)
}

/** Returns how many invoices are overdue, and the total amount due; one read per thousand. */
export const sumOverdue: Handler<'sumOverdue'> = async (_, { db, now }) => {
  const sums = {
    count: countAll(),
    duePaise: sumOf('payment.duePaise'),
    paidPaise: sumOf('payment.paidPaise'),
  }
  const { count, duePaise, paidPaise } = (await overdueOrders(now(), db).aggregate(sums).get()).data()
  return ok({ count, open: toRupees(duePaise - paidPaise) })
}

function overdueAnswer(
  { _id, kind, company, contact, invoice, payment }: WithId<StoredOrder>,
  at: Date,
): OverdueInvoice {
  const payBy = payment.payBy ?? dayOf(at)
  return {
    _id,
    kind,
    buyer: company?.name ?? contact.name,
    number: invoice?.number ?? '',
    payBy,
    daysOverdue: daysOverdue(payBy, dayOf(at)),
    total: toRupees(payment.duePaise),
    open: toRupees(outstandingPaise(payment)),
  }
}
