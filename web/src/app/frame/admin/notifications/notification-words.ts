import type { AdminNotification } from '@teeshala/contract/notifications/admin-notification'
import { orderRecordPath } from '../../../../shared/orders/order-record-path.ts'
import { titleOfId } from '../../../../shared/orders/order-words.ts'

export type NotificationKind = AdminNotification['kind']

type Kind = {
  readonly kind: NotificationKind
  readonly title: string
  /** The list in which all of them stand. */
  readonly all: { readonly label: string; readonly to: string }
}

/** The kinds as the list groups them: first what costs money while it waits. */
export const notificationKinds: readonly Kind[] = [
  {
    kind: 'failed_payment',
    title: 'Failed payments',
    all: { label: 'All failed payments', to: '/admin/orders?paymentStatus=failed' },
  },
  { kind: 'order', title: 'New orders', all: { label: 'All orders', to: '/admin/orders' } },
  { kind: 'message', title: 'Messages', all: { label: 'All messages', to: '/admin/messages' } },
  {
    kind: 'low_stock',
    title: 'Low stock',
    all: { label: 'All low stock', to: '/admin/product-list?stock=low&hidden=false' },
  },
]

/** What a notification says, and where it leads. */
export function wordsOf(notification: AdminNotification): { title: string; text: string; to: string } {
  const { kind, _id } = notification
  if (kind === 'message') {
    const { subject, sender } = notification
    return { title: subject || 'No subject', text: sender, to: `/admin/messages?message=${_id}` }
  }
  if (kind === 'low_stock') {
    const { name, stock } = notification
    const text = stock === 0 ? 'Sold out' : `Only ${stock} left`
    return { title: name, text, to: `/admin/product-list?q=${encodeURIComponent(name)}` }
  }
  return { title: titleOfId(_id), text: notification.customer || 'No name given', to: orderRecordPath(_id) }
}
