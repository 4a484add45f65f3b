import type { StoredMail, StoredMessage } from '@teeshala/contract/contact/contact'
import { staffMail } from '../mails/staff-mail.ts'
import { messageReaders, type Readers } from './message-readers.ts'

/** Returns the mail that forwards a contact form message to staff; undefined if nobody receives such mails. */
export function messageMail(ticket: string, message: StoredMessage, readers: Readers): StoredMail | undefined {
  const to = messageReaders(readers)
  if (to.length === 0) return undefined
  const text = [
    `From: ${message.name} <${message.email}>${message.phone && `, ${message.phone}`}`,
    `Subject: ${message.subject || 'none'}`,
    `Number: ${ticket}`,
    '',
    message.message,
  ].join('\n')
  const subject = `Message ${ticket}: ${message.subject || message.name}`
  return staffMail(to, { subject, text, replyTo: message.email }, message.createdAt)
}
