import * as z from 'zod/mini'
import type { PhoneChannel } from './phone-channel.ts'
import { TemplateName, templateNames } from './template-names.ts'

const Digits = (most: number, error: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^\\d{0,${most}}$`), { error }))

/** The text message channels: whether each is offered, and the shop's ids there. */
export const MessageSettings = z
  .object({
    whatsapp: z.object({
      isOn: z.boolean(),
      /** The id of the sender's number in Meta's account. */
      phoneNumberId: Digits(20, 'The ID of the phone number has digits alone'),
    }),
    sms: z.object({
      isOn: z.boolean(),
      /** The shop's id in the operators' register (DLT). */
      entityId: Digits(19, 'An entity ID has up to 19 digits'),
      /** The sender name, six letters. */
      header: z.string().check(z.trim(), z.regex(/^([A-Z]{6})?$/, { error: 'A header has six capital letters' })),
      /** The id of each template in the register; templates without one are not sent. */
      templateIds: z.partialRecord(TemplateName, Digits(19, 'A template ID has up to 19 digits')),
    }),
  })
  .check(
    z.refine(({ whatsapp }) => !whatsapp.isOn || whatsapp.phoneNumberId !== '', {
      error: 'Enter the ID of the phone number to offer WhatsApp',
      path: ['whatsapp', 'phoneNumberId'],
    }),
    z.refine(({ sms }) => !sms.isOn || sms.entityId !== '', {
      error: 'Enter the entity ID to offer SMS',
      path: ['sms', 'entityId'],
    }),
    z.refine(({ sms }) => !sms.isOn || sms.header !== '', {
      error: 'Enter the header to offer SMS',
      path: ['sms', 'header'],
    }),
  )
export type MessageSettings = z.infer<typeof MessageSettings>

/** Their field among the store settings. */
export const messageSettingsField = { messageChannels: MessageSettings }

/** The defaults of a new shop: mails only. */
export const firstMessageSettings: MessageSettings = {
  whatsapp: { isOn: false, phoneNumberId: '' },
  sms: {
    isOn: false,
    entityId: '',
    header: '',
    templateIds: Object.fromEntries(templateNames.map((name) => [name, ''])),
  },
}

/** Returns the channels offered to customers. */
export function offeredChannels({ whatsapp, sms }: MessageSettings): PhoneChannel[] {
  return [...(whatsapp.isOn ? (['whatsapp'] as const) : []), ...(sms.isOn ? (['sms'] as const) : [])]
}
