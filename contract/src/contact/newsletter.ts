import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'

/** POST /api/newsletter and /api/newsletter/leave-link */
export const NewsletterRequest = z.object({ email: Email })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

/** POST /api/newsletter/leave: the token behind the # of the link in every newsletter. */
export const LeaveNewsletterRequest = z.object({
  token: z.string().check(z.regex(/^[0-9a-f]{64}\.[\w-]{43}$/, { error: 'This link is not complete.' })),
})
export type LeaveNewsletterRequest = z.infer<typeof LeaveNewsletterRequest>

/** The document newsletter/{SHA-256 of the email}: one per address, however often it is entered. */
export const StoredSubscription = z.object({ email: z.string(), createdAt: z.date() })
export type StoredSubscription = z.infer<typeof StoredSubscription>
