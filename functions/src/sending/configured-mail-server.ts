import { publicOrigin } from '../environment/public-origin.ts'
import type { MailServer } from '../ports/mail-server.ts'

/**
 * Returns the mail server named by the environment: `MAIL_FROM` is the sender address, `SMTP_URL` the server, as
 * smtps://user:password@host:465 or smtp://user:password@host:587. Without `MAIL_FROM` mails wait. Throws if only the address is set.
 */
export function configuredMailServer(env: Readonly<Record<string, string | undefined>>): MailServer | undefined {
  const { MAIL_FROM: from, SMTP_URL: url } = env
  if (!from) return undefined
  if (!url) throw new Error('SMTP_URL is not set: mails cannot be sent')
  const domain = new URL(publicOrigin(env)).hostname
  return {
    // Loaded with the first mail, so that a visitor's first page does not wait for it.
    send: async (mail) => (await import('./smtp-server.ts')).smtpServer({ url, from, domain }).send(mail),
  }
}
