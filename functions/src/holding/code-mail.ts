import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { codeMinutes } from '@teeshala/contract/orders/buyer/contact-code'
import { escapeHtml } from '../mails/escape-html.ts'
import type { Shop } from '../mails/mail-content.ts'
import { look } from '../mails/mail-style.ts'

/** Long enough for staff to notice that a mail was not sent. */
const keptMs = 86_400_000

/** Returns the mail with a one-time code. It addresses nobody by name, because anybody may have requested it. */
export function codeMail(email: string, code: string, shop: Shop, now: Date): StoredMail {
  const subject = `${code} is your code for ${shop.shopName}`
  const words = `Enter it on the order page. It is valid for ${codeMinutes} minutes.`
  const otherwise = 'If you did not order anything, somebody has mistyped their email, and you can ignore this one.'
  return {
    to: [email],
    ...(shop.email && { replyTo: shop.email }),
    message: {
      subject,
      text: [`Your code is ${code}.`, words, '', otherwise, '', shop.shopName].join('\n'),
      html: `<!doctype html><html lang="en-IN"><body style="${look.page}"><div style="${look.sheet}">
<div style="${look.head}">${escapeHtml(shop.shopName)}</div>
<div style="${look.body}"><p style="${look.words}">Your code is</p>
<p style="${look.title};letter-spacing:0.15em">${code}</p>
<p style="${look.words}">${words}</p><p style="${look.words}">${otherwise}</p></div></div></body></html>`,
    },
    delivery: toBeSent(now),
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  }
}
