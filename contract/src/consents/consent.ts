import * as z from 'zod/mini'
import { UpdateChannel } from '../messages/phone-channel.ts'

/** The fields of every consent. */
const proof = {
  userId: z.nullable(z.string()),
  /** The words that they agreed to, or the text that they wrote. */
  words: z.string(),
  /** Since when these words were in use; null for text that they wrote. */
  wordsSince: z.nullable(z.string()),
  /** Where they gave it. */
  page: z.string(),
  at: z.date(),
}

/** A choice about text messages. For an order, ids are numbered; a choice made by a message from the phone has that message's id. */
const UpdatesConsent = z.object({
  purpose: z.literal('order_updates'),
  phone: z.string(),
  /** The chosen channel; `email` stops text messages. */
  channel: UpdateChannel,
  orderId: z.nullable(z.string()),
  ...proof,
})

/** A choice about the newsletter. */
const NewsletterConsent = z.object({
  purpose: z.literal('newsletter'),
  /** SHA-256 of the email: proves the choice to anyone who names the address, without keeping the address of people who left. */
  address: z.string(),
  isWanted: z.boolean(),
  ...proof,
})

/** The document consents/{id}: a person's choice about what the shop may send them, with its proof. */
export const StoredConsent = z.discriminatedUnion('purpose', [UpdatesConsent, NewsletterConsent])
export type StoredConsent = z.infer<typeof StoredConsent>

const at = z.iso.datetime()

/** A choice in the data export of a person. */
export const OwnConsent = z.discriminatedUnion('purpose', [
  z.object({ ...UpdatesConsent.shape, at }),
  z.object({ ...NewsletterConsent.shape, at }),
])
