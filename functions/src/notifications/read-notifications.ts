import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { statesForStaff } from '@teeshala/contract/mails/delivery'
import { toRupees } from '@teeshala/contract/money'
import type { AdminNotification, StoredNotificationsSeen } from '@teeshala/contract/notifications/admin-notification'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waysBack } from '@teeshala/contract/payments/ways-back'
import { saleStatuses } from '@teeshala/contract/sales/sales'
import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import type { DocumentData, Query } from 'firebase-admin/firestore'
import {
  alarmsIn,
  claimsIn,
  mailsIn,
  messagesIn,
  notificationsSeenIn,
  ordersIn,
  productsIn,
} from '../firestore/collections.ts'
import { documentOf, fittingDocuments, type WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { overdueOrders } from '../payments/overdue/overdue-orders.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** How many of each kind are read: every open staff page asks every minute. */
const most = {
  alarms: 4,
  mails: 4,
  orders: 12,
  failedPayments: 8,
  refunds: 4,
  proofs: 8,
  messages: 8,
  claims: 4,
  overdue: 2,
  invoices: 4,
  lowStock: 12,
}

/** Returns recent events in the shop, and which of them the caller has not seen yet. */
export const readNotifications: Handler<'readNotifications'> = async ({ caller }, deps) => {
  const { db, now } = deps
  const seen = documentOf(await notificationsSeenIn(db).doc(caller.uid).get())
  const [alarms, mails, failed, refunds, proofs, orders, messages, claims, lateMessages, lateClaims, invoices, low] =
    await Promise.all([
      newAlarms(seen, deps),
      mayCall(caller.role, 'listMails') ? unsentMails(seen, deps) : [],
      failedPayments(seen, deps),
      refundsByHand(seen, deps),
      proofsToMake(seen, deps),
      newOrders(seen, deps),
      newMessages(seen, deps),
      newClaims(seen, deps),
      overdueMessages(seen, now(), deps),
      overdueClaims(seen, now(), deps),
      overdueInvoices(seen, now(), deps),
      lowStock(seen, deps),
    ])
  const known = new Set([...failed, ...proofs].map(({ _id }) => _id))
  const notifications = [
    ...alarms,
    ...mails,
    ...lateMessages,
    ...lateClaims,
    ...invoices,
    ...failed,
    ...refunds,
    ...proofs,
    ...orders.filter(({ _id }) => !known.has(_id)),
    ...claims,
    ...messages,
    ...low,
  ]
  return ok({ upTo: newest(notifications) ?? now().toISOString(), notifications })
}

/** Returns the time of the latest event rather than the present, because a newer event may already have its timestamp but not be readable yet. */
function newest(notifications: readonly AdminNotification[]): string | undefined {
  return notifications
    .flatMap((each) => ('at' in each ? each.at : []))
    .sort()
    .at(-1)
}

type Seen = StoredNotificationsSeen | undefined

/** Returns the first documents of a query as `shown`. */
async function first<T extends DocumentData>(
  query: Query<T, T>,
  count: number,
  deps: Deps,
  shown: (found: WithId<T>) => AdminNotification,
): Promise<AdminNotification[]> {
  const { docs } = await query.limit(count).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map(shown)
}

const stamp = (at: Date, seen: Seen) => ({ at: at.toISOString(), isNew: !seen || at > seen.seenAt })

const orderFacts = ({ _id, kind, contact }: WithId<StoredOrder>, at: Date, seen: Seen) => ({
  ...{ _id, orderKind: kind, customer: contact.name },
  ...stamp(at, seen),
})

function newAlarms(seen: Seen, deps: Deps) {
  const alarms = alarmsIn(deps.db).orderBy('at', 'desc')
  return first(alarms, most.alarms, deps, ({ _id, of, count, orderId, at }) => {
    const about = { of, count, ...(orderId !== undefined && { orderId }) }
    return { kind: 'alarm', _id, ...about, ...stamp(at, seen) }
  })
}

/** Mails that wait for staff, because sending failed or its outcome is unknown. */
function unsentMails(seen: Seen, deps: Deps) {
  const unsent = mailsIn(deps.db).where('delivery.state', 'in', [...statesForStaff])
  return first(unsent.orderBy('delivery.at', 'desc'), most.mails, deps, ({ _id, to, delivery }) => {
    return { kind: 'mail', _id, to: to.join(', '), ...stamp(delivery.at, seen) }
  })
}

async function newOrders(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const { docs } = await ordersIn(deps.db).orderBy('createdAt', 'desc').limit(most.orders).get()
  return fittingDocuments(docs, leaveOutUnfit(deps))
    .filter(({ status }) => status !== 'cancelled')
    .map((order) => ({ kind: 'order', ...orderFacts(order, order.createdAt, seen) }))
}

function failedPayments(seen: Seen, deps: Deps) {
  const failed = ordersIn(deps.db).where('status', 'in', saleStatuses).where('payment.status', '==', 'failed')
  return first(failed.orderBy('updatedAt', 'desc'), most.failedPayments, deps, (order) => {
    const latest = order.timeline.findLast(({ kind, to }) => kind === 'payment' && to === 'failed')
    return { kind: 'failed_payment', ...orderFacts(order, latest?.at ?? order.updatedAt, seen) }
  })
}

/** Cancelled orders whose money was paid by hand and is not refunded yet. */
async function refundsByHand(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const kept = ordersIn(deps.db)
    .where('status', '==', 'cancelled')
    .where('payment.status', 'in', ['paid', 'partly_paid'])
  const { docs } = await kept.orderBy('updatedAt', 'desc').limit(most.refunds).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).flatMap((order) => {
    const { handPaise } = waysBack(order.payment)
    const since = order.timeline.findLast(({ to }) => to === 'cancelled')?.at ?? order.updatedAt
    return handPaise === 0
      ? []
      : [{ kind: 'refund_by_hand' as const, ...orderFacts(order, since, seen), back: toRupees(handPaise) }]
  })
}

/** Orders that wait for staff to send a proof. */
function proofsToMake(seen: Seen, deps: Deps) {
  const waiting = ordersIn(deps.db).where('status', '==', 'placed').where('proof.awaits', '==', 'shop')
  return first(waiting.orderBy('createdAt', 'desc'), most.proofs, deps, (order) => {
    const answer = order.proof?.versions.at(-1)?.answer
    const facts = orderFacts(order, answer?.at ?? order.createdAt, seen)
    return { kind: 'proof', ...facts, asksChanges: answer?.is === 'changes_asked' }
  })
}

function newMessages(seen: Seen, deps: Deps) {
  const messages = messagesIn(deps.db).orderBy('createdAt', 'desc')
  return first(messages, most.messages, deps, ({ _id, name, subject, createdAt }) => {
    return { kind: 'message', _id, sender: name, subject, ...stamp(createdAt, seen) }
  })
}

/** Messages whose legal deadline has passed. */
function overdueMessages(seen: Seen, at: Date, deps: Deps) {
  const overdue = messagesIn(deps.db).where('dueAt', '<', at).orderBy('dueAt', 'desc')
  return first(overdue, most.overdue, deps, ({ _id, name, subject, dueAt, acknowledgedAt }) => {
    const facts = { sender: name, subject, isClaim: false, isAcknowledged: Boolean(acknowledgedAt) }
    return { kind: 'overdue', _id, ...facts, ...stamp(dueAt ?? at, seen) }
  })
}

/** Customers' claims about their orders. */
function newClaims(seen: Seen, deps: Deps) {
  const claims = claimsIn(deps.db).orderBy('createdAt', 'desc')
  return first(claims, most.claims, deps, ({ _id, orderId, customer, createdAt }) => {
    return { kind: 'claim', _id, orderId, customer, ...stamp(createdAt, seen) }
  })
}

/** Claims whose legal deadline has passed. */
function overdueClaims(seen: Seen, at: Date, deps: Deps) {
  const overdue = claimsIn(deps.db).where('dueAt', '<', at).orderBy('dueAt', 'desc')
  return first(overdue, most.overdue, deps, ({ _id, orderId, customer, dueAt, acknowledgedAt }) => {
    const facts = { sender: customer, subject: orderId, isClaim: true, isAcknowledged: Boolean(acknowledgedAt) }
    return { kind: 'overdue', _id, ...facts, ...stamp(dueAt ?? at, seen) }
  })
}

/** Invoices unpaid after their due date, latest first. */
function overdueInvoices(seen: Seen, at: Date, deps: Deps) {
  const overdue = overdueOrders(at, deps.db).orderBy('payment.payBy', 'desc')
  return first(overdue, most.invoices, deps, (order) => {
    const since = startOfDay(daysAfter(order.payment.payBy ?? dayOf(at), 1))
    const customer = order.company?.name ?? order.contact.name
    const open = toRupees(outstandingPaise(order.payment))
    return { kind: 'overdue_invoice', ...orderFacts(order, since, seen), customer, open }
  })
}

async function lowStock(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const { lowStockThreshold } = await currentSettings(deps.db)
  const low = productsIn(deps.db).where('isHidden', '==', false).where('stock', '<=', lowStockThreshold)
  return first(low.orderBy('stock'), most.lowStock, deps, ({ _id, name, stock }) => {
    const before = seen?.lowStock.find(({ productId }) => productId === _id)
    return { kind: 'low_stock', _id, name, stock, isNew: !before || (stock === 0 && !before.isSoldOut) }
  })
}
