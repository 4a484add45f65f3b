import * as z from 'zod/mini'
import { UpdateChannel } from '../messages/phone-channel.ts'

/** What every choice has, whatever it is about. */
const proof = {
  userId: z.nullable(z.string()),
  /** The words they agreed to, or what they wrote. */
  words: z.string(),
  /** Since when these words were used; null for what they wrote. */
  wordsSince: z.nullable(z.string()),
  /** Where they did so. */
  page: z.string(),
  at: z.date(),
}

/** A choice about messages to a telephone. Those about an order are numbered in their ids; those by a word that came from the telephone carry that message’s id. */
const UpdatesConsent = z.object({
  purpose: z.literal('order_updates'),
  phone: z.string(),
  /** What they chose; `email` ends the messages. */
  channel: UpdateChannel,
  orderId: z.nullable(z.string()),
  ...proof,
})

/** A choice about the newsletter. */
const NewsletterConsent = z.object({
  purpose: z.literal('newsletter'),
  /** SHA-256 of the email: proves the choice to whoever names the address, and keeps the address of nobody who has left. */
  address: z.string(),
  isWanted: z.boolean(),
  ...proof,
})

/** The document consents/{id}: one choice of a person about what the shop may send them, with its proof. */
export const StoredConsent = z.discriminatedUnion('purpose', [UpdatesConsent, NewsletterConsent])
export type StoredConsent = z.infer<typeof StoredConsent>

const at = z.iso.datetime()

/** A choice in what the shop keeps of a person. */
export const OwnConsent = z.discriminatedUnion('purpose', [
  z.object({ ...UpdatesConsent.shape, at }),
  z.object({ ...NewsletterConsent.shape, at }),
])
