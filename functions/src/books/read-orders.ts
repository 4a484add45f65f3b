import { orderFaults } from '@teeshala/contract/books/order-faults'
import { hasTakenAt, takenAt } from '@teeshala/contract/books/stock'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { dayOf } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { salesOf } from '@teeshala/contract/sales/sales'
import { ordersIn, paymentsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { readPage } from './read-page.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf, type Step } from './step.ts'
import { addTo, addToDay, type Tallies } from './tallies.ts'

/** Reads a page of orders, oldest first: reports contradictions and adds the orders to the tallies. */
export async function readOrders(
  { cursor, asOf }: StoredBooksCheck,
  tallies: Tallies,
  { db, now }: Deps,
): Promise<Step> {
  const all = ordersIn(db).orderBy('createdAt').orderBy('__name__')
  const page = cursor ? all.startAfter(cursor.at, cursor.id) : all
  const { count, sound, findings, last, others: payments } = await readPage(page, 'order', paymentsOf, db)
  for (const order of sound) {
    add(order, asOf, tallies)
    const ofOrder = paymentIdsOf(order).map((id) => payments.get(id))
    findings.push(...findingsOf('order', order._id, orderFaults(order, ofOrder, now())))
  }
  const next = last ? { id: last.id, at: last.get('createdAt').toDate() } : null
  return { cursor: next, counted: { orders: count }, findings }
}

const paymentIdsOf = ({ payment }: StoredOrder) => payment.gateway?.paymentIds ?? []

/** Returns the payments that these orders name, by payment id. */
async function paymentsOf(orders: readonly StoredOrder[], transaction: Transaction) {
  const references = orders.flatMap(paymentIdsOf).map((id) => paymentsIn(transaction.db).doc(id))
  if (references.length === 0) return new Map()
  const { sound } = separateUnreadable(await transaction.getAll(...references), 'payment')
  return new Map(sound.map((payment) => [payment._id, payment]))
}

function add(order: WithId<StoredOrder>, asOf: Date, { sold, coupons, days }: Tallies): void {
  for (const [id, pieces] of takenAt(order, asOf)) addTo(sold, id, pieces)
  if (order.coupon !== undefined && hasTakenAt(order, asOf)) addTo(coupons, order.coupon, 1)
  addToDay(days, dayOf(order.createdAt), salesOf(order))
}
