import type { Finding } from '@teeshala/contract/books/finding'
import { couponFault, hasTakenAt, takenAt } from '@teeshala/contract/books/stock'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import { piecesByProduct } from '@teeshala/contract/orders/order-lines'
import { booksChecksIn, couponsIn, ordersIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import { readAtOnce, type Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { checkDays } from './check-days.ts'
import { checkStock } from './check-stock.ts'
import { inPages } from './in-pages.ts'
import { readStockNotes } from './read-stock-notes.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf, type Step } from './step.ts'
import { addTo, type Tallies } from './tallies.ts'

/** How long after its deadline an order may stay held: expired holds are released every 15 minutes. */
const lapsesWithinMs = 24 * 3_600_000

/**
 * Compares the orders with stock, coupons and daily figures. Everything is read in one transaction, as of one
 * point in time, including orders that changed since the check began.
 */
export async function closeBooks(check: StoredBooksCheck, tallies: Tallies, id: string, deps: Deps): Promise<Step> {
  const { db } = deps
  const before = await lastClosed(id, deps)
  const notes = await readStockNotes(before?.asOf ?? check.asOf, db)
  const closed = await readAtOnce(db, async (transaction) => {
    const now = { sold: new Map(tallies.sold), coupons: new Map(tallies.coupons) }
    await addChanged(check.asOf, now, transaction)
    const held = await heldNow(transaction, deps)
    const shelves = await checkStock({ check, before, notes, sold: now.sold, held: held.pieces }, transaction)
    return { held, shelves, coupons: await checkCoupons(now.coupons, transaction) }
  })
  await closed.shelves.keep()
  const { held, shelves, coupons } = closed
  return {
    cursor: null,
    counted: { products: shelves.count, coupons: coupons.count },
    findings: [...shelves.findings, ...held.findings, ...coupons.findings, ...(await checkDays(tallies.days, deps))],
  }
}

/** Returns the previous completed check. */
async function lastClosed(id: string, { db }: Deps): Promise<StoredBooksCheck | undefined> {
  const done = booksChecksIn(db).where('stage', '==', 'done').orderBy('startedAt', 'desc').limit(1)
  return (await done.get()).docs.find((each) => each.id !== id)?.data()
}

/** Updates the tallies from the start time of the check to now. */
function addChanged(
  asOf: Date,
  { sold, coupons }: Pick<Tallies, 'sold' | 'coupons'>,
  transaction: Transaction,
): Promise<void> {
  const changed = ordersIn(transaction.db).where('updatedAt', '>=', asOf).orderBy('updatedAt')
  const ever = new Date(8.64e15)
  return inPages(changed, transaction, (documents) => {
    for (const order of separateUnreadable(documents, 'order').sound) {
      for (const [id, pieces] of takenAt(order, ever)) addTo(sold, id, pieces)
      for (const [id, pieces] of takenAt(order, asOf)) addTo(sold, id, -pieces)
      const uses = Number(hasTakenAt(order, ever)) - Number(hasTakenAt(order, asOf))
      if (order.coupon !== undefined && uses !== 0) addTo(coupons, order.coupon, uses)
    }
  })
}

/** Returns the pieces of each product held for unverified orders, and the orders whose hold should have expired. */
async function heldNow(transaction: Transaction, { db, now }: Deps) {
  const pieces = new Map<string, number>()
  const findings: Finding[] = []
  const late = new Date(now().getTime() - lapsesWithinMs)
  await inPages(ordersIn(db).orderBy('heldUntil'), transaction, (documents) => {
    for (const { _id, lines, heldUntil } of separateUnreadable(documents, 'order').sound) {
      for (const [id, count] of piecesByProduct(lines)) addTo(pieces, id, count)
      if (heldUntil !== undefined && heldUntil < late)
        findings.push(
          ...findingsOf('order', _id, ['Its pieces are still held, though its time to be confirmed is over.']),
        )
    }
  })
  return { pieces, findings }
}

async function checkCoupons(counted: ReadonlyMap<string, number>, transaction: Transaction) {
  const findings: Finding[] = []
  let count = 0
  await inPages(couponsIn(transaction.db).orderBy(documentId()), transaction, (documents) => {
    count += documents.length
    const coupons = separateUnreadable(documents, 'coupon')
    findings.push(...coupons.findings)
    for (const { _id, used } of coupons.sound)
      findings.push(...findingsOf('coupon', _id, [couponFault(used, counted.get(_id) ?? 0)]))
  })
  return { findings, count }
}
