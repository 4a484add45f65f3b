import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { OptionalPhone } from '../accounts/phone.ts'
import { ticketTimes } from '../grievances/ticket-clock.ts'
import { MailDelivery } from '../mails/delivery.ts'
import { PhoneTarget } from '../messages/order-updates.ts'
import { Line, Paragraphs, RequiredLine } from '../text.ts'
import { MessageState, StaffMember } from './staff-message.ts'

/** POST /api/contact */
export const ContactRequest = z.object({
  name: RequiredLine(100, 'Please enter your name'),
  email: Email,
  phone: z._default(OptionalPhone, ''),
  subject: z._default(Line(150), ''),
  message: Paragraphs(4000).check(z.minLength(1, { error: 'Please enter a message' })),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** The document messages/{id}. */
export const StoredMessage = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  userId: z.nullable(z.string()),
  /** Absent in messages from before the staff's list. */
  state: z.optional(MessageState),
  /** The staff member who answers it; absent or null if nobody in particular. */
  assignee: z.optional(z.nullable(StaffMember)),
  ...ticketTimes,
  createdAt: z.date(),
  /** When staff last changed its state or assignee. */
  updatedAt: z.optional(z.date()),
})
export type StoredMessage = z.infer<typeof StoredMessage>

/** The document mail/{id}: one per event and recipient, so that nobody gets it twice. See docs/decisions/0059-mail-outbox.md. */
export const StoredMail = z.object({
  to: z.array(z.string()),
  /** The reply address; without one, replies go to the sender. */
  replyTo: z.optional(z.string()),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.optional(
      z.array(
        z.object({
          filename: z.string(),
          content: z.string(),
          encoding: z.literal('base64'),
          contentType: z.string(),
          /** The content id by which the HTML shows an embedded picture. */
          cid: z.optional(z.string()),
        }),
      ),
    ),
  }),
  /** The prints shown in it: those of a version of the order's proof, otherwise those of the order. They are drawn when it is sent. */
  prints: z.optional(z.object({ orderId: z.string(), proof: z.optional(z.int()) })),
  /** In a guest's first mail about an order: the token in its link, for the links in later mails. */
  guestToken: z.optional(z.string()),
  /** For a text message; `to` then holds the number. */
  phone: z.optional(PhoneTarget),
  delivery: MailDelivery,
  createdAt: z.date(),
  /** When it is deleted automatically; mails about orders are deleted with their person. */
  expiresAt: z.optional(z.date()),
})
export type StoredMail = z.infer<typeof StoredMail>
