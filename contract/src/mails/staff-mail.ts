import * as z from 'zod/mini'
import { MailDecision, MailState } from './delivery.ts'

/** A mail as staff see it: its recipient and progress, but nothing that opens an account or order. */
export const StaffMail = z.object({
  _id: z.string(),
  to: z.array(z.string()),
  /** Null if the subject itself is secret, as in a one-time code. */
  subject: z.nullable(z.string()),
  state: MailState,
  tries: z.int(),
  /** What the mail server said; null if nothing. */
  reason: z.nullable(z.string()),
  /** When it got into its state. */
  at: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type StaffMail = z.infer<typeof StaffMail>

/** PATCH /api/admin/mails/{id} */
export const DecideMailRequest = z.object({ decision: MailDecision })
export type DecideMailRequest = z.infer<typeof DecideMailRequest>
