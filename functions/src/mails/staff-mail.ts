import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from './escape-html.ts'

type Words = { readonly subject: string; readonly text: string; readonly replyTo?: string }

/** Returns a plain-text mail to staff. */
export function staffMail(to: string[], { subject, text, replyTo }: Words, createdAt: Date): StoredMail {
  return {
    to,
    ...(replyTo !== undefined && { replyTo }),
    message: { subject, text, html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>` },
    delivery: toBeSent(createdAt),
    createdAt,
  }
}
