import type { AdminNotification } from '@teeshala/contract/notifications/admin-notification'
import type { AlarmOf } from '@teeshala/contract/notifications/alarm'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { orderListPath, orderRecordPath } from '../../../../shared/orders/order-record-path.ts'
import { titleOfId } from '../../../../shared/orders/order-words.ts'
import * as texts from '../../../../texts/frame/admin.ts'

export type NotificationKind = AdminNotification['kind']

type Kind = {
  readonly kind: NotificationKind
  readonly title: string
  /** The list that shows all of a kind, if there is one; or the filter of the lists that contain them. */
  readonly all?: { readonly label: string } & ({ readonly to: string } | { readonly narrowedTo: string })
}

/** The kinds in the list's order: first those that cost money while waiting. */
export const notificationKinds: readonly Kind[] = [
  { kind: 'alarm', title: texts.needsYourAttention },
  {
    kind: 'overdue',
    title: texts.overdueTickets,
    all: { label: texts.allOverdueTickets, narrowedTo: '?filter=overdue' },
  },
  { kind: 'mail', title: texts.emailsNotSent, all: { label: texts.allEmailsNotSent, to: '/admin/mails' } },
  {
    kind: 'failed_payment',
    title: texts.failedPayments,
    all: { label: texts.allFailedPayments, narrowedTo: '?paymentStatus=failed' },
  },
  {
    kind: 'overdue_invoice',
    title: texts.overdueInvoices,
    all: { label: texts.allOverdueInvoices, to: '/admin/overdue-invoices' },
  },
  { kind: 'refund_by_hand', title: texts.refundsByHand },
  { kind: 'proof', title: texts.proofsToMake, all: { label: texts.allProofsToMake, narrowedTo: '?proof=shop' } },
  { kind: 'order', title: texts.newOrders, all: { label: texts.allOrders, narrowedTo: '' } },
  { kind: 'claim', title: texts.claims, all: { label: texts.allClaims, to: '/admin/claims' } },
  { kind: 'message', title: texts.messages, all: { label: texts.allMessages, to: '/admin/messages' } },
  {
    kind: 'low_stock',
    title: texts.lowStock,
    all: { label: texts.allLowStock, to: '/admin/product-list?stock=low&hidden=false' },
  },
]

/** The lists that notifications of one kind can lead to. */
const listNames: Readonly<Record<string, string>> = {
  '/admin/orders': texts.orders,
  '/admin/bulk-orders': texts.bulkOrders,
  '/admin/print-orders': texts.printOrders,
  '/admin/messages': texts.messages,
  '/admin/claims': texts.claims,
}

const listOf = (notification: AdminNotification): string =>
  notification.kind === 'overdue'
    ? `/admin/${notification.isClaim ? 'claims' : 'messages'}`
    : orderListPath(notification._id)

/** Returns links to the lists that contain these notifications of a kind: one per list. */
export function waysToAll({ all }: Pick<Kind, 'all'>, items: readonly AdminNotification[]) {
  if (!all) return []
  if ('to' in all) return [all]
  const lists = [...new Set(items.map(listOf))]
  return lists.map((list) => ({
    label: lists.length > 1 ? (listNames[list] ?? all.label) : all.label,
    to: list + all.narrowedTo,
  }))
}

/** The staff page of each alert: orders of every kind are on the sales page. */
const placeOf: Record<AlarmOf, string> = {
  messages: '/admin/messages',
  registrations: '/admin/users',
  subscriptions: '/admin/newsletter',
  guest_orders: '/admin/orders',
  mails: '/admin/mails?state=waiting',
  gateway_messages: '/admin/sales?due=true',
  released_payments: '/admin/sales?due=true',
  courier_messages: '/admin/sales?status=shipped',
  returned_parcels: '/admin/sales?status=shipped',
  courier_bookings: '/admin/orders',
  e_invoices: '/admin/gst-returns',
}

/** Returns a notification's text and link. */
export function wordsOf(notification: AdminNotification): { title: string; text: string; to: string } {
  const { kind, _id } = notification
  if (kind === 'message') {
    const { subject, sender } = notification
    return { title: subject || texts.noSubject, text: sender, to: `/admin/messages?message=${_id}` }
  }
  if (kind === 'overdue') {
    const { subject, sender, isClaim, isAcknowledged } = notification
    const text = isAcknowledged ? texts.notClosedInAMonth(sender) : texts.notAcknowledgedIn48Hours(sender)
    const place = isClaim ? `/admin/claims?claim=${_id}` : `/admin/messages?message=${_id}`
    return { title: isClaim ? texts.claimAbout(subject) : subject || texts.noSubject, text, to: place }
  }
  if (kind === 'claim') {
    const { orderId, customer } = notification
    const text = customer || texts.noNameGiven
    return { title: texts.claimAbout(orderId), text, to: `/admin/claims?claim=${_id}` }
  }
  if (kind === 'mail') return { title: texts.emailNotSent, text: notification.to, to: '/admin/mails' }
  if (kind === 'alarm') {
    const { of, count, orderId } = notification
    const title = texts.whatIsTooMuch[of]
    if (orderId !== undefined) return { title, text: titleOfId(orderId), to: orderRecordPath(orderId) }
    return { title, text: texts.inOneHour(count), to: placeOf[of] }
  }
  if (kind === 'low_stock') {
    const { name, stock } = notification
    const text = stock === 0 ? texts.soldOut : texts.onlyLeft(stock)
    return { title: name, text, to: `/admin/product-list?q=${encodeURIComponent(name)}` }
  }
  if (kind === 'overdue_invoice') {
    const { customer, open } = notification
    const text = texts.owes(customer || texts.noNameGiven, formatAmount(open))
    return { title: titleOfId(_id), text, to: orderRecordPath(_id) }
  }
  if (kind === 'refund_by_hand') {
    const { customer, back } = notification
    const text = texts.isToBeRefunded(customer || texts.noNameGiven, formatAmount(back))
    return { title: titleOfId(_id), text, to: orderRecordPath(_id) }
  }
  const customer = notification.customer || texts.noNameGiven
  const text = kind === 'proof' && notification.asksChanges ? texts.asksForChanges(customer) : customer
  return { title: titleOfId(_id), text, to: orderRecordPath(_id) }
}
