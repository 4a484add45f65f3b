import { paymentFaults } from '@teeshala/contract/books/payment-faults'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { ordersIn, paymentsIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import { readAtOnce, type Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf, type Step } from './step.ts'

const pageSize = 300

/** Reads a page of payments and compares them with their orders. */
export async function readPayments({ cursor }: StoredBooksCheck, { db, now }: Deps): Promise<Step> {
  let page = paymentsIn(db).orderBy(documentId()).limit(pageSize)
  if (cursor) page = page.startAfter(cursor.id)
  const { docs, sound, findings, orders } = await readAtOnce(db, async (transaction) => {
    const { docs } = await transaction.get(page)
    const payments = separateUnreadable(docs, 'payment')
    return { docs, ...payments, orders: await ordersOf(payments.sound, transaction) }
  })
  for (const payment of sound) {
    // Unreadable documents were already reported with the orders.
    if (orders.unsound.has(payment.orderId)) continue
    const faults = paymentFaults(payment, orders.sound.get(payment.orderId), now())
    findings.push(...findingsOf('payment', payment._id, faults))
  }
  const last = docs.length < pageSize ? undefined : docs.at(-1)
  return { cursor: last ? { id: last.id } : null, counted: { payments: docs.length }, findings }
}

async function ordersOf(payments: readonly StoredPayment[], transaction: Transaction) {
  const ids = [...new Set(payments.map(({ orderId }) => orderId))]
  const read = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => ordersIn(transaction.db).doc(id)))
  const { sound, findings } = separateUnreadable(read, 'order')
  return { sound: new Map(sound.map((order) => [order._id, order])), unsound: new Set(findings.map(({ id }) => id)) }
}
