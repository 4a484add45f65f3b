import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from './escape-html.ts'
import type { Shop } from './mail-content.ts'
import { look } from './mail-style.ts'

type Way = { readonly label: string; readonly url: string }
type Words = { readonly subject: string; readonly parts: readonly (string | Way)[] }

/** Returns a short mail to an unverified address: it addresses nobody by name. */
export function shortMail(
  email: string,
  { subject, parts }: Words,
  { shopName, email: replyTo }: Shop,
  now: Date,
): StoredMail {
  const all = ['Hello,', ...parts]
  const text = [...all.map((part) => (typeof part === 'string' ? part : part.url)), shopName]
  return {
    to: [email],
    ...(replyTo && { replyTo }),
    message: {
      subject,
      text: text.join('\n\n'),
      html: `<!doctype html><html lang="en-IN"><body style="${look.page}"><div style="${look.sheet}">
<div style="${look.head}">${escapeHtml(shopName)}</div>
<div style="${look.body}">${all.map((part) => `<p style="${look.words}">${htmlOf(part)}</p>`).join('\n')}</div></div></body></html>`,
    },
    delivery: toBeSent(now),
    createdAt: now,
  }
}

const htmlOf = (part: string | Way) =>
  typeof part === 'string'
    ? escapeHtml(part)
    : `<a href="${escapeHtml(part.url)}" class="button" style="${look.button}">${escapeHtml(part.label)}</a>`
