import type { SendOutcome } from '@teeshala/contract/mails/delivery'
import type { MessageSettings } from '@teeshala/contract/messages/message-settings'
import type { PhoneChannel } from '@teeshala/contract/messages/phone-channel'
import type { TemplateName } from '@teeshala/contract/messages/template-names'

/** A message to a telephone as it is handed over. `id` names it for good; `text` is the template with its values in their gaps. */
export type PhoneMessage = {
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly template: TemplateName
  readonly values: readonly string[]
  readonly text: string
}

/** Hands a message over. It never throws: whatever happened is an outcome, `unknown` wherever the message may have been taken. */
export type PhoneSender = {
  readonly send: (message: PhoneMessage, settings: MessageSettings) => Promise<SendOutcome>
}

/** The channels that the shop's configuration has. */
export type Phones = {
  readonly senders: Readonly<Partial<Record<PhoneChannel, PhoneSender>>>
  /** What proves that an answer of a customer comes from WhatsApp; undefined where the shop has no WhatsApp. */
  readonly whatsAppInbox?: { readonly appSecret: string } | undefined
}
