import type { SendOutcome } from '@teeshala/contract/mails/delivery'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailServer, MailToSend } from '../ports/mail-server.ts'

type Options = {
  readonly url: string
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string
  /** The domain part of message ids. */
  readonly domain: string
  /** How long the server may be silent. */
  readonly silenceMs?: number
}

/**
 * Returns a mail server that uses SMTP. Failures before the message data mean that it was certainly not accepted; afterwards only the server's reply
 * decides, and without one the outcome is unknown.
 */
export function smtpServer({ url, from, domain, silenceMs = 20_000 }: Options): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
  const connect = () =>
    new SMTPConnection({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // Credentials never cross the network unencrypted; a server without TLS and credentials is the local mailbox.
      requireTLS: !secure && auth !== undefined,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    })
  return {
    send: async (mail) => {
      const composed = compose(mail, { from, domain })
      const raw = await composed.build()
      const connection = connect()
      // A connection error while nobody waits must not end the process; waiting steps are notified as well.
      connection.on('error', () => {})
      try {
        await opened(connection, auth)
      } catch (error) {
        connection.close()
        return { kind: 'put_off', reason: reasonOf(error) }
      }
      try {
        let refused: readonly unknown[] = []
        await step(connection, (done) =>
          connection.send(composed.getEnvelope(), raw, (error, info) => {
            refused = info?.rejected ?? []
            done(error)
          }),
        )
        connection.quit()
        // A server that refuses one recipient still accepts the mail for the others.
        return refused.length === 0 ? { kind: 'accepted' } : { kind: 'unknown', reason: notFor(refused) }
      } catch (error) {
        connection.close()
        return outcomeOf(error)
      }
    },
  }
}

const compose = ({ id, to, replyTo, message }: MailToSend, { from, domain }: Pick<Options, 'from' | 'domain'>) =>
  new MailComposer({
    from,
    to: [...to],
    replyTo,
    messageId: `<${id}@${domain}>`,
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments?.map((attachment) => ({ ...attachment })),
  }).compile()

async function opened(connection: SMTPConnection, auth: { user: string; pass: string } | undefined): Promise<void> {
  await step(connection, (done) => connection.connect(done))
  if (auth) await step(connection, (done) => connection.login({ credentials: auth }, done))
}

/** Performs one step of the SMTP dialogue; a broken connection fails it. */
function step(connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('The mail server has hung up')))
    begin((error) => (error ? reject(error) : resolve()))
  })
}

/** Returns the outcome of a failure after connecting: by the server's reply, 4xx temporary and 5xx permanent, otherwise unknown. */
function outcomeOf(error: unknown): SendOutcome {
  const { responseCode } = error as { responseCode?: number }
  const reason = reasonOf(error)
  if (responseCode === undefined || responseCode < 400) return { kind: 'unknown', reason }
  return { kind: responseCode < 500 ? 'put_off' : 'refused', reason }
}

const notFor = (readers: readonly unknown[]) =>
  `The mail server has not taken it for ${readers.join(', ')}.`.slice(0, 300)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
