import type { SendOutcome } from '@teeshala/contract/mails/delivery'
import type { MessageSettings } from '@teeshala/contract/messages/message-settings'
import type { PhoneChannel } from '@teeshala/contract/messages/phone-channel'
import type { TemplateName } from '@teeshala/contract/messages/template-names'

/** A phone message to send. `id` identifies it permanently; `text` is the template with its values filled in. */
export type PhoneMessage = {
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly template: TemplateName
  readonly values: readonly string[]
  readonly text: string
}

/** Sends a message. Never throws: every result is an outcome, `unknown` if the message may have been accepted. */
export type PhoneSender = {
  readonly send: (message: PhoneMessage, settings: MessageSettings) => Promise<SendOutcome>
}

/** The configured phone channels. */
export type Phones = {
  readonly senders: Readonly<Partial<Record<PhoneChannel, PhoneSender>>>
  /** Verifies that a customer's message comes from WhatsApp; undefined without WhatsApp. */
  readonly whatsAppInbox?: { readonly appSecret: string } | undefined
}
