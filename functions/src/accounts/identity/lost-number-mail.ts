import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { escapeHtml } from '../../mails/escape-html.ts'

/** Tells somebody that the number in their profile was somebody else's. */
export function lostNumberMail({ name, email, phone }: StoredUser, at: Date): StoredMail {
  const number = formatPhone(phone)
  const paragraphs = [
    `Hello${name && ` ${name}`},`,
    `the phone number ${number} stood in your account and was not confirmed there. Somebody has now confirmed by a code that it is theirs, so we have taken it out of your profile. Nobody has come into your account, and your email and password are as they were.`,
    'Please enter your own number in your profile, so that we can reach you about an order. If it was your number, sign in with your email: a code to it opens another account now.',
  ]
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  const subject = `${number} is no longer the number of your account`
  return { to: [email], message: { subject, text: paragraphs.join('\n\n'), html }, createdAt: at }
}
