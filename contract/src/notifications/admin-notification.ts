import * as z from 'zod/mini'
import { DocumentId } from '../ids.ts'
import { OrderKind } from '../orders/order-kind.ts'
import { AlarmOf } from './alarm.ts'

/** Every one of them: when it came, and whether it came since its reader last marked all as seen. */
const dated = { _id: z.string(), at: z.iso.datetime(), isNew: z.boolean() }
/** `_id` is the order's; `customer` is empty where its customer gave no name. */
const ofOrder = { ...dated, orderKind: OrderKind, customer: z.string() }

/** Something in the shop that staff may have to do something about. */
export const AdminNotification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), ...ofOrder }),
  z.object({ kind: z.literal('failed_payment'), ...ofOrder }),
  // An order whose proof is to be made, since it came or since its customer asked for changes.
  z.object({ kind: z.literal('proof'), ...ofOrder, asksChanges: z.boolean() }),
  z.object({ kind: z.literal('message'), ...dated, sender: z.string(), subject: z.string() }),
  z.object({ kind: z.literal('claim'), ...dated, orderId: z.string(), customer: z.string() }),
  // `at` is when its time ran out: nobody had acknowledged it, or nobody closed it.
  z.object({
    kind: z.literal('overdue'),
    ...dated,
    sender: z.string(),
    subject: z.string(),
    /** Whether it is a claim about an order, whose number is its subject. */
    isClaim: z.boolean(),
    isAcknowledged: z.boolean(),
  }),
  // `at` is when the day by which it was to be paid was over.
  z.object({ kind: z.literal('overdue_invoice'), ...ofOrder, open: z.number() }),
  z.object({ kind: z.literal('mail'), ...dated, to: z.string() }),
  z.object({ kind: z.literal('alarm'), ...dated, of: AlarmOf, count: z.int() }),
  // Stock falls with every order, and nobody writes down when it became low.
  z.object({ kind: z.literal('low_stock'), _id: z.string(), isNew: z.boolean(), name: z.string(), stock: z.int() }),
])
export type AdminNotification = z.infer<typeof AdminNotification>

/** GET /api/admin/notifications: the newest of each kind, and the products that are lowest. `upTo` is when the last of them came. */
export const AdminNotifications = z.object({ upTo: z.iso.datetime(), notifications: z.array(AdminNotification) })
export type AdminNotifications = z.infer<typeof AdminNotifications>

/** A product that was seen with a low stock; that it is sold out is news again. */
const SeenLowStock = z.object({ productId: DocumentId, isSoldOut: z.boolean() })

/** PUT /api/admin/notifications/seen: what a reader had before them, so that nothing is marked that came meanwhile. */
export const NotificationsSeenRequest = z.object({
  upTo: z.iso.datetime(),
  lowStock: z._default(z.array(SeenLowStock).check(z.maxLength(50)), []),
})
export type NotificationsSeenRequest = z.infer<typeof NotificationsSeenRequest>

/** The document notificationsSeen/{uid}: up to when a member of the staff has seen what came, on whichever machine. */
export const StoredNotificationsSeen = z.object({ seenAt: z.date(), lowStock: z.array(SeenLowStock) })
export type StoredNotificationsSeen = z.infer<typeof StoredNotificationsSeen>
