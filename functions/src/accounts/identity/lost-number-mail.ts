import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { Shop } from '../../mails/mail-content.ts'
import { shortMail } from '../../mails/short-mail.ts'

/**
 * Returns the mail that tells somebody that the number in their profile belongs to someone else. The mailbox may be a stranger's, so it addresses
 * nobody by name.
 */
export function lostNumberMail({ email, phone }: StoredUser, shop: Shop, at: Date): StoredMail {
  const number = formatPhone(phone)
  const parts = [
    `The phone number ${number} was in your account but not confirmed. Someone has now confirmed with an OTP that it is theirs, so we have removed it from your profile. Nobody has got into your account, and your email and password have not changed.`,
    'Please enter your own number in your profile, so that we can reach you about an order. If it was your number, sign in with your email: an OTP to that number now opens another account.',
  ]
  return shortMail(email, { subject: `${number} is no longer the number of your account`, parts }, shop, at)
}
