import * as z from 'zod/mini'
import { channelLabels, PhoneChannel, UpdateChannel } from './phone-channel.ts'

/** The customer's choice for an order, stored in the order. */
export const StoredOrderUpdates = z.object({
  channel: UpdateChannel,
  /** How often they have chosen on its page. */
  choices: z.int(),
  at: z.date(),
})

/** The field of an order: where its customer gets updates besides mails; absent if they have not chosen. */
export const orderUpdatesField = { updates: z.optional(StoredOrderUpdates) }

/** The field of an account: the choice for its future orders. Switching it off there also ends earlier choices. */
export const personUpdatesField = { updates: z.optional(z.object({ channel: UpdateChannel, at: z.date() })) }

/** The additional fields of a text message in the outbox; `to` is then the phone number. */
export const PhoneTarget = z.object({
  channel: PhoneChannel,
  orderId: z.string(),
  template: z.string(),
  values: z.array(z.string()),
})
export type PhoneTarget = z.infer<typeof PhoneTarget>

/** The day since which the consent text is used. Change it whenever the text changes: consents store both. */
export const consentSince = '2026-11-23'

/** What a choice applies to: one order, chosen on its page, or all later orders, chosen in the profile. */
export type Chosen = 'order' | 'profile'

const places: Readonly<Record<Chosen, { readonly about: string; readonly page: string }>> = {
  order: { about: 'this order', page: 'on the order’s page' },
  profile: { about: 'the orders that I place', page: 'in my profile' },
}

/** Returns the text that a customer agrees to. */
export function consentWords(channel: PhoneChannel, shopName: string, chosen: Chosen): string {
  const { about, page } = places[chosen]
  const stop = channel === 'whatsapp' ? ' or by replying STOP' : ''
  return `Send me updates about ${about} on ${channelLabels[channel]}, from ${shopName}. I can stop them at any time ${page}${stop}.`
}

/** The document phoneStops/{E.164}: a number that sent STOP; it gets no messages until it sends START. */
export const StoredPhoneStop = z.object({ at: z.date() })

/** PUT /api/orders/{id}/updates and /api/users/{id}/updates */
export const ChooseUpdatesRequest = z.object({ channel: UpdateChannel })

/** The options and the current choice for an order, or for all orders of an account. */
export const OrderUpdates = z.object({
  channel: UpdateChannel,
  offered: z.array(PhoneChannel),
  /** The recipient's number: that of the order, or that of the account once verified; empty if there is none. */
  phone: z.string(),
  /** Whether the number has sent STOP. */
  isStopped: z.boolean(),
})
export type OrderUpdates = z.infer<typeof OrderUpdates>

/** Returns what an incoming text message asks for; undefined for any other message. */
export function wishOf(text: string): 'stop' | 'start' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  if (['stop', 'unsubscribe', 'opt out', 'band karo'].includes(word)) return 'stop'
  return word === 'start' ? 'start' : undefined
}
