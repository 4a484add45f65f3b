import { confirmPayload } from '@teeshala/contract/messages/confirm-button'
import { hasButton, templateLanguage } from '@teeshala/contract/messages/message-templates'
import type { PhoneSender } from '../ports/phone-sender.ts'
import { handOver } from './hand-over.ts'

/** The API version used here: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates. */
const version = 'v23.0'

/** Sends WhatsApp Cloud API messages: a template by name and language, with its values in order. */
export function whatsAppSender({ origin, token }: { origin: string; token: string }): PhoneSender {
  return {
    send: ({ id, to, template, values }, { whatsapp }) =>
      handOver(`${origin}/${version}/${whatsapp.phoneNumberId}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          type: 'template',
          template: {
            name: template,
            language: { code: templateLanguage },
            components: [
              { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) },
              ...(hasButton(template) ? [buttonFor(values)] : []),
            ],
          },
          biz_opaque_callback_data: id,
        }),
      }),
  }
}

/** The order's number is the first value of every template. */
const buttonFor = ([orderId = '']: readonly string[]) => ({
  type: 'button',
  sub_type: 'quick_reply',
  index: '0',
  parameters: [{ type: 'payload', payload: confirmPayload(orderId) }],
})
