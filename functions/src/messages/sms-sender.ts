import type { PhoneSender } from '../ports/phone-sender.ts'
import { handOver } from './hand-over.ts'

/**
 * Sends SMS through Exotel (https://developer.exotel.com/api/sms): the registered text with the ids of sender and template in the
 * DLT register. `url` is the account's sending URL, with key and token as user and password.
 */
export function smsSender(url: string): PhoneSender {
  const { username, password, href } = new URL(url)
  const address = new URL(href)
  address.username = ''
  address.password = ''
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
  return {
    send: async ({ id, to, template, text }, { sms }) => {
      const templateId = sms.templateIds[template]
      if (!templateId) return { kind: 'refused', reason: `The settings have no DLT template ID for ${template}.` }
      const body = new URLSearchParams({
        From: sms.header,
        To: to,
        Body: text,
        DltEntityId: sms.entityId,
        DltTemplateId: templateId,
        SmsType: 'transactional',
        CustomField: id,
      }).toString()
      return handOver(address.href, {
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body,
      })
    },
  }
}
