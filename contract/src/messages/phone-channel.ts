import * as z from 'zod/mini'

/** A channel for text messages. */
export const PhoneChannel = z.enum(['whatsapp', 'sms'])
export type PhoneChannel = z.infer<typeof PhoneChannel>

/** Where a customer gets order updates besides mails: `email` means mails only. */
export const UpdateChannel = z.enum(['email', ...PhoneChannel.options])
export type UpdateChannel = z.infer<typeof UpdateChannel>

export const channelLabels: Readonly<Record<PhoneChannel, string>> = { whatsapp: 'WhatsApp', sms: 'SMS' }
