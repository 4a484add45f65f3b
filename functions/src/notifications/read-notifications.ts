import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { statesForStaff } from '@teeshala/contract/mails/delivery'
import { toRupees } from '@teeshala/contract/money'
import type { AdminNotification, StoredNotificationsSeen } from '@teeshala/contract/notifications/admin-notification'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waysBack } from '@teeshala/contract/payments/ways-back'
import { saleStatuses } from '@teeshala/contract/sales/sales'
import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import type { Firestore } from 'firebase-admin/firestore'
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
      newAlarms(seen, db),
      mayCall(caller.role, 'listMails') ? unsentMails(seen, db) : [],
      failedPayments(seen, deps),
      refundsByHand(seen, deps),
      proofsToMake(seen, deps),
      newOrders(seen, deps),
      newMessages(seen, db),
      newClaims(seen, deps),
      overdueMessages(seen, now(), db),
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

const isNew = (seen: Seen, at: Date) => !seen || at > seen.seenAt

async function newAlarms(seen: Seen, db: Firestore): Promise<AdminNotification[]> {
  const { docs } = await alarmsIn(db).orderBy('at', 'desc').limit(most.alarms).get()
  return docs.map((document) => {
    const { _id, of, count, orderId, at } = documentOf(document)
    const about = { of, count, ...(orderId !== undefined && { orderId }) }
    return { kind: 'alarm', _id, ...about, at: at.toISOString(), isNew: isNew(seen, at) }
  })
}

/** Mails that wait for staff, because sending failed or its outcome is unknown. */
async function unsentMails(seen: Seen, db: Firestore): Promise<AdminNotification[]> {
  const unsent = mailsIn(db).where('delivery.state', 'in', [...statesForStaff])
  const { docs } = await unsent.orderBy('delivery.at', 'desc').limit(most.mails).get()
  return docs.map((document) => {
    const { _id, to, delivery } = documentOf(document)
    return { kind: 'mail', _id, to: to.join(', '), at: delivery.at.toISOString(), isNew: isNew(seen, delivery.at) }
  })
}

async function newOrders(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const { docs } = await ordersIn(deps.db).orderBy('createdAt', 'desc').limit(most.orders).get()
  return fittingDocuments(docs, leaveOutUnfit(deps))
    .filter(({ status }) => status !== 'cancelled')
    .map((order) => ({ kind: 'order', ...orderFacts(order, order.createdAt, seen) }))
}

async function failedPayments(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const failed = ordersIn(deps.db).where('status', 'in', saleStatuses).where('payment.status', '==', 'failed')
  const { docs } = await failed.orderBy('updatedAt', 'desc').limit(most.failedPayments).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map((order) => ({
    kind: 'failed_payment',
    ...orderFacts(order, failedAt(order), seen),
  }))
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
async function proofsToMake(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const waiting = ordersIn(deps.db).where('status', '==', 'placed').where('proof.awaits', '==', 'shop')
  const { docs } = await waiting.orderBy('createdAt', 'desc').limit(most.proofs).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map((order) => {
    const answer = order.proof?.versions.at(-1)?.answer
    const facts = orderFacts(order, answer?.at ?? order.createdAt, seen)
    return { kind: 'proof', ...facts, asksChanges: answer?.is === 'changes_asked' }
  })
}

function orderFacts({ _id, kind, contact }: WithId<StoredOrder>, at: Date, seen: Seen) {
  return { _id, orderKind: kind, customer: contact.name, at: at.toISOString(), isNew: isNew(seen, at) }
}

/** Returns when the latest attempt failed. */
function failedAt({ timeline, updatedAt }: StoredOrder): Date {
  return timeline.findLast(({ kind, to }) => kind === 'payment' && to === 'failed')?.at ?? updatedAt
}

async function newMessages(seen: Seen, db: Firestore): Promise<AdminNotification[]> {
  const { docs } = await messagesIn(db).orderBy('createdAt', 'desc').limit(most.messages).get()
  return docs.map((document) => {
    const { _id, name, subject, createdAt } = documentOf(document)
    const at = createdAt.toISOString()
    return { kind: 'message', _id, sender: name, subject, at, isNew: isNew(seen, createdAt) }
  })
}

/** Messages whose legal deadline has passed. */
async function overdueMessages(seen: Seen, at: Date, db: Firestore): Promise<AdminNotification[]> {
  const overdue = messagesIn(db).where('dueAt', '<', at).orderBy('dueAt', 'desc').limit(most.overdue)
  const { docs } = await overdue.get()
  return docs.map((document) => {
    const { _id, name, subject, dueAt, acknowledgedAt } = documentOf(document)
    const since = dueAt ?? at
    const facts = { sender: name, subject, isClaim: false, isAcknowledged: Boolean(acknowledgedAt) }
    return { kind: 'overdue', _id, ...facts, at: since.toISOString(), isNew: isNew(seen, since) }
  })
}

/** Customers' claims about their orders. */
async function newClaims(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const { docs } = await claimsIn(deps.db).orderBy('createdAt', 'desc').limit(most.claims).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map(({ _id, orderId, customer, createdAt }) => ({
    kind: 'claim',
    _id,
    orderId,
    customer,
    at: createdAt.toISOString(),
    isNew: isNew(seen, createdAt),
  }))
}

/** Claims whose legal deadline has passed. */
async function overdueClaims(seen: Seen, at: Date, deps: Deps): Promise<AdminNotification[]> {
  const { docs } = await claimsIn(deps.db).where('dueAt', '<', at).orderBy('dueAt', 'desc').limit(most.overdue).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map(({ _id, orderId, customer, dueAt, acknowledgedAt }) => {
    const since = dueAt ?? at
    const facts = { sender: customer, subject: orderId, isClaim: true, isAcknowledged: Boolean(acknowledgedAt) }
    return { kind: 'overdue', _id, ...facts, at: since.toISOString(), isNew: isNew(seen, since) }
  })
}

/** Invoices unpaid after their due date, latest first. */
async function overdueInvoices(seen: Seen, at: Date, deps: Deps): Promise<AdminNotification[]> {
  const { docs } = await overdueOrders(at, deps.db).orderBy('payment.payBy', 'desc').limit(most.invoices).get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map((order) => {
    const since = startOfDay(daysAfter(order.payment.payBy ?? dayOf(at), 1))
    const customer = order.company?.name ?? order.contact.name
    const open = toRupees(outstandingPaise(order.payment))
    return { kind: 'overdue_invoice', ...orderFacts(order, since, seen), customer, open }
  })
}

async function lowStock(seen: Seen, deps: Deps): Promise<AdminNotification[]> {
  const { lowStockThreshold } = await currentSettings(deps.db)
  const { docs } = await productsIn(deps.db)
    .where('isHidden', '==', false)
    .where('stock', '<=', lowStockThreshold)
    .orderBy('stock')
    .limit(most.lowStock)
    .get()
  return fittingDocuments(docs, leaveOutUnfit(deps)).map(({ _id, name, stock }) => {
    const before = seen?.lowStock.find(({ productId }) => productId === _id)
    return { kind: 'low_stock', _id, name, stock, isNew: !before || (stock === 0 && !before.isSoldOut) }
  })
}
