import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from '../../mails/escape-html.ts'

/**
 * Returns the mail that tells somebody that the number in their profile belongs to someone else. The mailbox may be a stranger's, so it addresses
 * nobody by name.
 */
export function lostNumberMail({ email, phone }: StoredUser, at: Date): StoredMail {
  const number = formatPhone(phone)
  const paragraphs = [
    'Hello,',
    `the phone number ${number} was in your account but not confirmed. Someone has now confirmed with an OTP that it is theirs, so we have removed it from your profile. Nobody has got into your account, and your email and password have not changed.`,
    'Please enter your own number in your profile, so that we can reach you about an order. If it was your number, sign in with your email: an OTP to that number now opens another account.',
  ]
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  const subject = `${number} is no longer the number of your account`
  return {
    to: [email],
    message: { subject, text: paragraphs.join('\n\n'), html },
    delivery: toBeSent(at),
    createdAt: at,
  }
}
