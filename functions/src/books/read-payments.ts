import { paymentFaults } from '@teeshala/contract/books/payment-faults'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { paymentsIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import type { Deps } from '../ports/deps.ts'
import { ordersOf, readPage } from './read-page.ts'
import { findingsOf, type Step } from './step.ts'

/** Reads a page of payments and compares them with their orders. */
export async function readPayments({ cursor }: StoredBooksCheck, { db, now }: Deps): Promise<Step> {
  const all = paymentsIn(db).orderBy(documentId())
  const page = cursor ? all.startAfter(cursor.id) : all
  const { count, sound, findings, last, others: orders } = await readPage(page, 'payment', ordersOf, db)
  for (const payment of sound) {
    if (orders.unsound.has(payment.orderId)) continue
    const faults = paymentFaults(payment, orders.sound.get(payment.orderId), now())
    findings.push(...findingsOf('payment', payment._id, faults))
  }
  return { cursor: last ? { id: last.id } : null, counted: { payments: count }, findings }
}
