import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from '../../mails/escape-html.ts'
import type { Shop } from '../../mails/mail-content.ts'
import { look } from '../../mails/mail-style.ts'

/** Long enough to see that a mail did not go out. */
const keptMs = 86_400_000

/** The mail that asks whether an email is its account's. It greets nobody by name, because anybody may have opened the account. */
export function emailLinkMail(email: string, link: string, { shopName, email: replyTo }: Shop, now: Date): StoredMail {
  const words = 'Please confirm that this is your email. The link works for 24 hours.'
  const otherwise =
    'If you have not opened an account with us, somebody has mistyped their email. You need not do anything: without you it stays unconfirmed.'
  return {
    to: [email],
    ...(replyTo && { replyTo }),
    message: {
      subject: `Confirm your email for ${shopName}`,
      text: ['Hello,', words, link, otherwise, shopName].join('\n\n'),
      html: `<!doctype html><html lang="en-IN"><body style="${look.page}"><div style="${look.sheet}">
<div style="${look.head}">${escapeHtml(shopName)}</div>
<div style="${look.body}"><p style="${look.words}">Hello,</p><p style="${look.words}">${words}</p>
<p style="${look.words}"><a href="${escapeHtml(link)}" class="button" style="${look.button}">Confirm your email</a></p>
<p style="${look.words}">${otherwise}</p></div></div></body></html>`,
    },
    delivery: toBeSent(now),
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  }
}

/** Each has a mail of its own; their ids begin so, by which they are found when the account goes. */
export const emailLinkMailId = (uid: string) => `email-link-${uid}`
