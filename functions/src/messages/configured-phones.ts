import { PhoneChannel } from '@teeshala/contract/messages/phone-channel'
import * as z from 'zod/mini'
import { requiredSetting } from '../environment/required-setting.ts'
import type { Phones } from '../ports/phone-sender.ts'
import { smsSender } from './sms-sender.ts'
import { whatsAppSender } from './whatsapp-sender.ts'

/**
 * Returns the phone channels named by the environment: `MESSAGES` is 'whatsapp', 'sms' or both with a comma; without it there are
 * none. Throws if a channel's settings are incomplete.
 */
export function configuredPhones(env: Readonly<Record<string, string | undefined>>): Phones {
  if (!env.MESSAGES) return { senders: {} }
  const channels = z.array(PhoneChannel).parse(env.MESSAGES.split(',').map((channel) => channel.trim()))
  const setting = requiredSetting(env, 'messages cannot be sent')
  const hasWhatsApp = channels.includes('whatsapp')
  return {
    senders: {
      ...(hasWhatsApp && {
        whatsapp: whatsAppSender({
          origin: env.WHATSAPP_ORIGIN ?? 'https://graph.facebook.com',
          token: setting('WHATSAPP_TOKEN'),
        }),
      }),
      ...(channels.includes('sms') && { sms: smsSender(setting('SMS_URL')) }),
    },
    whatsAppInbox: hasWhatsApp ? { appSecret: setting('WHATSAPP_APP_SECRET') } : undefined,
  }
}
