import * as z from 'zod/mini'

/** The document auditLog/{id}: what staff, or the shop by itself, did, to what, when. Append-only. */
export const StoredAuditEntry = z.object({
  at: z.date(),
  actorId: z.string(),
  actorName: z.string(),
  /** Verb in the past, dotted by subject: 'user.admin_granted', 'order.moved'. */
  action: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/)),
  /** Path of the document it happened to, e.g. 'orders/TS7K2M9QX4RD'. */
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type StoredAuditEntry = z.infer<typeof StoredAuditEntry>

/** An entry as the API shows it to staff. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actorName: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>
