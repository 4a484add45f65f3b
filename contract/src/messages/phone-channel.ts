import * as z from 'zod/mini'

/** Where a telephone gets messages. */
export const PhoneChannel = z.enum(['whatsapp', 'sms'])
export type PhoneChannel = z.infer<typeof PhoneChannel>

/** Where a customer wants to hear of an order besides its mails: on one channel, or on none. */
export const UpdateChannel = z.enum(['email', ...PhoneChannel.options])
export type UpdateChannel = z.infer<typeof UpdateChannel>

export const channelLabels: Readonly<Record<PhoneChannel, string>> = { whatsapp: 'WhatsApp', sms: 'SMS' }
