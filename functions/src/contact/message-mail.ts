import type { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import type { StaffSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'
import { escapeHtml } from '../mails/escape-html.ts'

type Readers = Pick<StoreSettings, 'email'> & Pick<StaffSettings, 'staffMails'>

/**
 * The mail that brings a message of the contact form to whom the settings name for it, else to the shop's own address; undefined while the shop has
 * none.
 */
export function messageMail(
  ticket: string,
  message: StoredMessage,
  { email, staffMails }: Readers,
): StoredMail | undefined {
  const named = staffMails.flatMap((each) => (each.newMessages ? [each.email] : []))
  const to = named.length > 0 ? named : [email].filter(Boolean)
  if (to.length === 0) return undefined
  const text = [
    `From: ${message.name} <${message.email}>${message.phone && `, ${message.phone}`}`,
    `Subject: ${message.subject || 'none'}`,
    `Number: ${ticket}`,
    '',
    message.message,
  ].join('\n')
  const subject = `Message ${ticket}: ${message.subject || message.name}`
  return {
    to,
    replyTo: message.email,
    message: { subject, text, html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>` },
    delivery: toBeSent(message.createdAt),
    createdAt: message.createdAt,
  }
}
