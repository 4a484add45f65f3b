import * as z from 'zod/mini'
import type { AuditSubject } from './audit-action.ts'

/** The document auditLog/{id}: what staff or the shop's automation did, to what, and when. Append-only. */
export const StoredAuditEntry = z.object({
  at: z.date(),
  actorId: z.string(),
  actorName: z.string(),
  /** The action as subject and past-tense verb: 'user.admin_granted', 'order.moved'. */
  action: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/)),
  /** The path of the affected document, such as 'orders/TS7K2M9QX4RD'. */
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** The subject of the action, by which the log is filtered. */
  kind: z.string(),
})
export type StoredAuditEntry = z.infer<typeof StoredAuditEntry>

/** Returns the subject of an action: 'order' for 'order.moved'. */
export function kindOfAction(action: string): string {
  return action.split('.', 1)[0] ?? ''
}

/** An entry of an order's log as the API shows it to staff. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actorName: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * An entry of the whole log, which also says who acted on what. `name` is the name of the target: a person's current name, for anything else the name at
 * the time.
 */
export const AuditLogEntry = z.object({
  ...AuditEntry.shape,
  actorId: z.string(),
  target: z.string(),
  name: z.optional(z.string()),
})
export type AuditLogEntry = z.infer<typeof AuditLogEntry>

/** The filters of the log, with their labels. */
export const auditKinds = {
  order: 'Orders',
  product: 'Products',
  product_type: 'Product types',
  product_color: 'Product colors',
  price: 'Prices',
  coupon: 'Coupons',
  quote: 'Quotes',
  claim: 'Claims',
  settings: 'Settings',
  tax: 'Tax returns',
  user: 'People and roles',
  users: 'Exports of people',
  review: 'Reviews',
  message: 'Messages',
  mail: 'Emails',
  newsletter: 'Newsletter',
} as const satisfies Record<AuditSubject, string>
export const AuditKind = z.enum(Object.keys(auditKinds) as [AuditSubject, ...AuditSubject[]])
export type AuditKind = z.infer<typeof AuditKind>
