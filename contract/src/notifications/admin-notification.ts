import * as z from 'zod/mini'
import { DocumentId } from '../ids.ts'
import { OrderKind } from '../orders/order-kind.ts'
import { AlarmOf } from './alarm.ts'

/** The fields of every notification: when it arrived, and whether that was after its reader last marked all as seen. */
const dated = { _id: z.string(), at: z.iso.datetime(), isNew: z.boolean() }
/** `_id` is the order's id; `customer` is empty if no name was given. */
const ofOrder = { ...dated, orderKind: OrderKind, customer: z.string() }

/** Something in the shop that may need action by staff. */
export const AdminNotification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), ...ofOrder }),
  z.object({ kind: z.literal('failed_payment'), ...ofOrder }),
  // An order that needs a proof, since it was placed or since its customer asked for changes.
  z.object({ kind: z.literal('proof'), ...ofOrder, asksChanges: z.boolean() }),
  z.object({ kind: z.literal('message'), ...dated, sender: z.string(), subject: z.string() }),
  z.object({ kind: z.literal('claim'), ...dated, orderId: z.string(), customer: z.string() }),
  // `at` is when its deadline for acknowledging or closing passed.
  z.object({
    kind: z.literal('overdue'),
    ...dated,
    sender: z.string(),
    subject: z.string(),
    /** Whether it is a claim; its subject is then the order id. */
    isClaim: z.boolean(),
    isAcknowledged: z.boolean(),
  }),
  // `at` is the end of its due date.
  z.object({ kind: z.literal('overdue_invoice'), ...ofOrder, open: z.number() }),
  // A cancelled order that was paid by hand: staff must refund it.
  z.object({ kind: z.literal('refund_by_hand'), ...ofOrder, back: z.number() }),
  z.object({ kind: z.literal('mail'), ...dated, to: z.string() }),
  // `orderId` is the order that it is about, if it is about one.
  z.object({ kind: z.literal('alarm'), ...dated, of: AlarmOf, count: z.int(), orderId: z.optional(z.string()) }),
  // Stock changes with every order, and nothing records when it became low.
  z.object({ kind: z.literal('low_stock'), _id: z.string(), isNew: z.boolean(), name: z.string(), stock: z.int() }),
])
export type AdminNotification = z.infer<typeof AdminNotification>

/** GET /api/admin/notifications: the newest of each kind, and the products with the lowest stock. `upTo` is when the latest arrived. */
export const AdminNotifications = z.object({ upTo: z.iso.datetime(), notifications: z.array(AdminNotification) })
export type AdminNotifications = z.infer<typeof AdminNotifications>

/** A product seen with low stock; being sold out is news again. */
const SeenLowStock = z.object({ productId: DocumentId, isSoldOut: z.boolean() })

/** PUT /api/admin/notifications/seen: what the reader saw, so that nothing newer is marked. */
export const NotificationsSeenRequest = z.object({
  upTo: z.iso.datetime(),
  lowStock: z._default(z.array(SeenLowStock).check(z.maxLength(50)), []),
})
export type NotificationsSeenRequest = z.infer<typeof NotificationsSeenRequest>

/** The document notificationsSeen/{uid}: up to when a staff member has seen notifications, on any device. */
export const StoredNotificationsSeen = z.object({ seenAt: z.date(), lowStock: z.array(SeenLowStock) })
export type StoredNotificationsSeen = z.infer<typeof StoredNotificationsSeen>
