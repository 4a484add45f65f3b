import { messageTemplates, messageText } from '@teeshala/contract/messages/message-templates'
import { channelLabels } from '@teeshala/contract/messages/phone-channel'
import { TemplateName } from '@teeshala/contract/messages/template-names'
import * as z from 'zod/mini'
import type { ReceivedMail } from './read-mail.ts'

const WhatsAppBody = z.object({
  to: z.string(),
  template: z.object({
    name: TemplateName,
    components: z.array(
      z.object({ type: z.string(), parameters: z.array(z.object({ text: z.optional(z.string()) })) }),
    ),
  }),
})

type Read =
  | { readonly message: Omit<ReceivedMail, 'number' | 'at'>; readonly refusal?: undefined }
  | { readonly message?: undefined; readonly refusal: string }

/** Parses a phone message in the formats of WhatsApp and the SMS provider, or returns what a provider would refuse. */
export function readMessage(path: string, body: string): Read {
  const [, phoneNumberId] = /^\/whatsapp\/v[\d.]+\/(\d+)\/messages$/.exec(path) ?? []
  if (phoneNumberId) {
    const read = z.safeParse(WhatsAppBody, asJson(body))
    if (!read.success) return { refusal: 'Template name does not exist' }
    const { to, template } = read.data
    // Button payloads are not shown.
    const gaps = template.components.filter(({ type }) => type === 'body')
    const values = gaps.flatMap(({ parameters }) => parameters.map(({ text = '' }) => text))
    return taken('whatsapp', phoneNumberId, `+${to}`, template.name, messageText(template.name, values))
  }
  if (path !== '/sms') return { refusal: 'There is no such address' }
  const form = new URLSearchParams(body)
  if (!form.get('DltEntityId') || !form.get('DltTemplateId')) return { refusal: 'DLT ids are missing' }
  return taken('sms', form.get('From') ?? '', form.get('To') ?? '', undefined, form.get('Body') ?? '')
}

function taken(
  channel: 'whatsapp' | 'sms',
  from: string,
  to: string,
  template: TemplateName | undefined,
  text: string | undefined,
): Read {
  if (!text) return { refusal: 'Number of parameters does not match' }
  if (to.endsWith('0000')) return { refusal: 'There is no such number' }
  const subject = template ? messageTemplates[template].label : `${channelLabels[channel]}: ${text.slice(0, 60)}`
  return { message: { channel, from, to: [to], subject, text, html: '', attachments: [] } }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
