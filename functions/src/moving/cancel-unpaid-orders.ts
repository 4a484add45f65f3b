import { unconfirmedNote } from '@teeshala/contract/orders/buyer/unproved-hold'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import {
  isPaymentOverdue,
  lapsedNote,
  lapsesUnpaid,
  latestDeadlineToCancel,
  waitsForPending,
} from '@teeshala/contract/payments/payment-time'
import { shopNote } from '../audit/audit-note.ts'
import { gatewayOrdersIn, ordersIn, paymentLinksIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { describe } from '../http/answer-error.ts'
import { writeMove } from '../orders/write-move.ts'
import { reconcileLink } from '../payments/links/reconcile-link.ts'
import { reconcileOrder } from '../payments/reconcile-payments.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** How many orders one run handles; the next starts 15 minutes later. */
const atMost = 100
/** When an order is tried again after an error or with a pending payment. */
const againInMs = 3_600_000

type Outcome = 'cancelled' | 'kept' | 'waiting' | 'failed'

/** A reason for orders to lapse: the deadline's field, and the condition checked again in the transaction. */
type Lapse = {
  readonly field: 'payment.dueAt' | 'heldUntil'
  /** The latest deadline that has lapsed. */
  readonly by: (now: Date) => Date
  readonly lapses: (order: StoredOrder) => boolean
  readonly remark: string
}

const unpaid: Lapse = { field: 'payment.dueAt', by: latestDeadlineToCancel, lapses: lapsesUnpaid, remark: lapsedNote }

const unconfirmed: Lapse = {
  field: 'heldUntil',
  by: (now) => now,
  // An order that a coupon made free is paid without any money.
  lapses: ({ status, payment, totalPaise }) => status === 'placed' && (payment.paidPaise === 0 || totalPaise === 0),
  remark: unconfirmedNote,
}

/**
 * Cancels the orders whose payment is overdue, and those that nobody has confirmed, so that others can buy their pieces. The gateway
 * is asked first: a payment that it has captured is recorded and makes the order paid, one that is still pending extends the deadline.
 * A payment that arrives after the cancellation is refunded. Returns how many orders had which outcome.
 */
export async function cancelUnpaidOrders(deps: Deps): Promise<Record<Outcome, number>> {
  const outcomes: Record<Outcome, number> = { cancelled: 0, kept: 0, waiting: 0, failed: 0 }
  for (const lapse of deps.payments.online ? [unpaid, unconfirmed] : [unconfirmed]) {
    await cancelLapsed(lapse, outcomes, deps)
  }
  return outcomes
}

async function cancelLapsed(lapse: Lapse, outcomes: Record<Outcome, number>, deps: Deps): Promise<void> {
  const { db, now, log } = deps
  const { field } = lapse
  const due = await ordersIn(db).where(field, '<=', lapse.by(now())).orderBy(field).limit(atMost).get()
  for (const { id } of due.docs) {
    try {
      outcomes[await cancelOne(id, lapse, deps)]++
    } catch (error) {
      outcomes.failed++
      log.error({ err: describe(error), order: id }, 'an order that lapsed could not be cancelled')
      // An order that always fails must not block those behind it.
      await giveTime(id, lapse, deps).catch(() => undefined)
    }
  }
}

async function cancelOne(id: string, lapse: Lapse, deps: Deps): Promise<Outcome> {
  const { db, now } = deps
  const document = ordersIn(db).doc(id)
  const asked = await gatewayOrdersOf(id, deps)
  for (const gatewayOrderId of asked) {
    const payments = await reconcileOrder(gatewayOrderId, id, deps)
    if (payments.some(({ status }) => status === 'created') && (await mayStillCome(id, deps))) {
      await giveTime(id, lapse, deps)
      return 'waiting'
    }
  }
  const links = await openLinksOf(id, deps)
  for (const reference of links) await reconcileLink(reference, deps)
  const shop = await currentSettings(db)
  const note = shopNote(deps)
  return transact(deps, async (transaction) => {
    const order = await transaction.read(document)
    if (await note.isMade(transaction)) return 'cancelled'
    const isStillDue = order && isPaymentOverdue(dueAtOf(order, lapse), lapse.by(now()))
    // A payment that was opened while the gateway was asked is checked in the next run.
    const gatewayOrderId = order?.payment.gateway?.orderId
    const isAskedAfter = gatewayOrderId === undefined || asked.includes(gatewayOrderId)
    const link = order?.payment.link?.reference
    const isLinkAsked = link === undefined || links.includes(link)
    if (!isStillDue || !isAskedAfter || !isLinkAsked || !lapse.lapses(order)) return 'kept'
    const move = { status: 'cancelled', by: 'system', remark: lapse.remark } as const
    await writeMove(order, move, { transaction, shop, at: note.at, note })
    return 'cancelled'
  })
}

async function mayStillCome(id: string, { db, now }: Deps): Promise<boolean> {
  // Read past the schema, which an order that is put off need not fit.
  const placedAt: Date | undefined = (await ordersIn(db).doc(id).get()).get('createdAt')?.toDate()
  return placedAt !== undefined && waitsForPending(placedAt, now())
}

const dueAtOf = ({ payment, heldUntil }: StoredOrder, { field }: Lapse) =>
  field === 'heldUntil' ? heldUntil : payment.dueAt

/** Returns every gateway order opened for an order: a customer may still have an older payment window. */
async function gatewayOrdersOf(orderId: string, { db }: Deps): Promise<string[]> {
  const { docs } = await gatewayOrdersIn(db).where('orderId', '==', orderId).get()
  return docs.map(({ id }) => id)
}

async function openLinksOf(orderId: string, { db }: Deps): Promise<string[]> {
  const { docs } = await paymentLinksIn(db).where('orderId', '==', orderId).where('isOpen', '==', true).get()
  return docs.map(({ id }) => id)
}

async function giveTime(id: string, { field }: Lapse, deps: Deps): Promise<void> {
  const document = ordersIn(deps.db).doc(id)
  await transact(deps, async (transaction) => {
    // Read without the schema, because even an invalid order must be put off.
    const dueAt = (await transaction.get(document)).get(field)?.toDate()
    if (!isPaymentOverdue(dueAt ?? null, deps.now())) return
    transaction.update(document, { [field]: new Date(deps.now().getTime() + againInMs) })
  })
}
