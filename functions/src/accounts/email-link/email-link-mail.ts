import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { Shop } from '../../mails/mail-content.ts'
import { shortMail } from '../../mails/short-mail.ts'

/** Long enough for staff to notice that a mail was not sent. */
const keptMs = 86_400_000

/** Returns the mail that asks the owner of an address to confirm it. It addresses nobody by name, because anybody may have opened the account. */
export function emailLinkMail(email: string, link: string, shop: Shop, now: Date): StoredMail {
  const parts = [
    'Please confirm that this is your email. The link works for 24 hours.',
    { label: 'Confirm your email', url: link },
    'If you did not open an account with us, somebody has mistyped their email, and you can ignore this one.',
  ]
  const mail = shortMail(email, { subject: `Confirm your email for ${shop.shopName}`, parts }, shop, now)
  return { ...mail, expiresAt: new Date(now.getTime() + keptMs) }
}

/** Each mail has its own id; all start with this prefix, so they can be found when the account is deleted. */
export const emailLinkMailId = (uid: string) => `email-link-${uid}`
