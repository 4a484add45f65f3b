import * as z from 'zod/mini'
import { MailDecision, MailState } from './delivery.ts'

/** A mail as staff see it: to whom and how far, never what opens an account or an order. */
export const StaffMail = z.object({
  _id: z.string(),
  to: z.array(z.string()),
  /** Null where the subject itself is a secret, as in a one-time code. */
  subject: z.nullable(z.string()),
  state: MailState,
  tries: z.int(),
  /** What the mail server said; null where it said nothing. */
  reason: z.nullable(z.string()),
  /** When it came into its state. */
  at: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type StaffMail = z.infer<typeof StaffMail>

/** PATCH /api/admin/mails/{id} */
export const DecideMailRequest = z.object({ decision: MailDecision })
export type DecideMailRequest = z.infer<typeof DecideMailRequest>
