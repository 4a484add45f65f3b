import type { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import { escapeHtml } from '../mails/escape-html.ts'

/** The mail that brings a message of the contact form to the shop. */
export function messageMail(ticket: string, message: StoredMessage, shopEmail: string): StoredMail {
  const text = [
    `From: ${message.name} <${message.email}>${message.phone && `, ${message.phone}`}`,
    `Subject: ${message.subject || 'none'}`,
    `Number: ${ticket}`,
    '',
    message.message,
  ].join('\n')
  const subject = `Message ${ticket}: ${message.subject || message.name}`
  return {
    to: [shopEmail],
    message: { subject, text, html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>` },
    createdAt: message.createdAt,
  }
}
