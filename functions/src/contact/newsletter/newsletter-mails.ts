import type { StoredMail } from '@teeshala/contract/contact/contact'
import { newsletterWords } from '@teeshala/contract/contact/newsletter-words'
import { sha256 } from '../../crypto/sha256.ts'
import type { Shop } from '../../mails/mail-content.ts'
import { shortMail } from '../../mails/short-mail.ts'

/** Long enough for staff to notice that a mail was not sent. */
const keptMs = 86_400_000
const button = 'Unsubscribe from the newsletter'

/** Each mail has its own id; all start with this prefix, so they can be found when the address is removed. */
export const newsletterMailId = (email: string) => `newsletter-${sha256(email)}`

/** Returns the mail that confirms a subscription. Anybody may have entered the address, so it starts with how to unsubscribe. */
export function welcomeMail(email: string, link: string, shop: Shop, at: Date): StoredMail {
  const parts = [
    `This address now gets our newsletter. ${newsletterWords}.`,
    'Did not ask for it, or no longer want it? You can unsubscribe at any time.',
    { label: button, url: link },
  ]
  return shortLived(
    shortMail(email, { subject: `You are subscribed to the ${shop.shopName} newsletter`, parts }, shop, at),
  )
}

/** Returns the mail with an unsubscribe link, for somebody who has no newsletter at hand. */
export function leaveLinkMail(email: string, link: string, shop: Shop, at: Date): StoredMail {
  const parts = [
    'Use this link to unsubscribe from our newsletter.',
    { label: button, url: link },
    'If you did not ask for this link, you can ignore this email.',
  ]
  return shortLived(shortMail(email, { subject: `Unsubscribe from the ${shop.shopName} newsletter`, parts }, shop, at))
}

const shortLived = (mail: StoredMail): StoredMail => ({
  ...mail,
  expiresAt: new Date(mail.createdAt.getTime() + keptMs),
})
