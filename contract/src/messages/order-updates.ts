import * as z from 'zod/mini'
import { channelLabels, PhoneChannel, UpdateChannel } from './phone-channel.ts'

/** What the customer of an order has chosen, in the order itself. */
export const StoredOrderUpdates = z.object({
  channel: UpdateChannel,
  /** How often they have chosen on its page. */
  choices: z.int(),
  at: z.date(),
})

/** The field of an order: where its customer hears of it besides its mails; absent where they have not chosen. */
export const orderUpdatesField = { updates: z.optional(StoredOrderUpdates) }

/** The field of an account: what holds for the orders that it places from then on; ending it there ends earlier choices, too. */
export const personUpdatesField = { updates: z.optional(z.object({ channel: UpdateChannel, at: z.date() })) }

/** What a mail of the outbox has besides where it goes to a telephone; `to` is then the number. */
export const PhoneTarget = z.object({
  channel: PhoneChannel,
  orderId: z.string(),
  template: z.string(),
  values: z.array(z.string()),
})
export type PhoneTarget = z.infer<typeof PhoneTarget>

/** The day since which the words of consent are these. Whoever changes them, changes it: consents keep both. */
export const consentSince = '2026-11-23'

/** What a choice is about: one order, on its page, or all that are placed later, in the profile. */
export type Chosen = 'order' | 'profile'

const places: Readonly<Record<Chosen, { readonly about: string; readonly page: string }>> = {
  order: { about: 'this order', page: 'on the order’s page' },
  profile: { about: 'the orders that I place', page: 'in my profile' },
}

/** The words that a customer agrees to. */
export function consentWords(channel: PhoneChannel, shopName: string, chosen: Chosen): string {
  const { about, page } = places[chosen]
  const stop = channel === 'whatsapp' ? ' or by replying STOP' : ''
  return `Send me updates about ${about} on ${channelLabels[channel]}, from ${shopName}. I can stop them at any time ${page}${stop}.`
}

/** The document phoneStops/{E.164}: a number that has written STOP, and nothing is sent to until it writes START. */
export const StoredPhoneStop = z.object({ at: z.date() })

/** PUT /api/orders/{id}/updates and /api/users/{id}/updates */
export const ChooseUpdatesRequest = z.object({ channel: UpdateChannel })

/** What a customer can choose for an order, or for all that they place, and has. */
export const OrderUpdates = z.object({
  channel: UpdateChannel,
  offered: z.array(PhoneChannel),
  /** Where messages go: the number of the order, or that of the account once it is proved; empty where there is none. */
  phone: z.string(),
  /** Whether the number has written STOP. */
  isStopped: z.boolean(),
})
export type OrderUpdates = z.infer<typeof OrderUpdates>

/** What a word from a telephone asks for; undefined for every other message. */
export function wishOf(text: string): 'stop' | 'start' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  if (['stop', 'unsubscribe', 'opt out', 'band karo'].includes(word)) return 'stop'
  return word === 'start' ? 'start' : undefined
}
