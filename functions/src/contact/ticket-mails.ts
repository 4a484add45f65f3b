import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { Shop } from '../mails/mail-content.ts'
import { shortMail } from '../mails/short-mail.ts'

const unlessYours = 'If you did not write to us, somebody has mistyped their email, and you can ignore this one.'

/** Returns the mail that tells a sender their ticket number. The mailbox is not verified, so it contains none of the message's text. */
export function receivedMail(ticket: string, email: string, shop: Shop, at: Date): StoredMail {
  const parts = [
    `Thank you for your message. Your reference number is ${ticket}: please quote it when you write or call about it.`,
    'We reply within 48 hours, and settle every complaint within one month.',
    unlessYours,
  ]
  return shortMail(email, { subject: `We have received your message (${ticket})`, parts }, shop, at)
}

/** Returns the mail that tells a sender that somebody is looking into their message. */
export function acknowledgedMail(ticket: string, email: string, shop: Shop, at: Date): StoredMail {
  const parts = [
    `We have read your message ${ticket} and are looking into it. You will hear from us as soon as we know more, and within one month of your message at the latest.`,
    'To add something, reply to this email.',
    unlessYours,
  ]
  return shortMail(email, { subject: `We are looking into your message (${ticket})`, parts }, shop, at)
}
