import {
  begun,
  type MailState,
  postponedTo,
  type SendOutcome,
  settled,
  withdrawn,
} from '@teeshala/contract/mails/delivery'
import { mailsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { maySend } from '../messages/may-send.ts'
import { sendToPhone } from '../messages/send-to-phone.ts'
import type { Deps } from '../ports/deps.ts'
import { messageWithPrints } from './message-with-prints.ts'

/**
 * Sends a mail if it is due and returns its new state; undefined if there was nothing to do. A lease is taken before and the result
 * written after: a crash in between leaves a mail with unknown outcome, which staff are asked about and which is never resent automatically.
 */
export async function sendMail(id: string, deps: Deps): Promise<MailState | undefined> {
  const { mailServer, now } = deps
  if (!mailServer) return undefined
  const document = mailsIn(deps.db).doc(id)
  const lease = crypto.randomUUID()
  const mail = await transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    const delivery = current && begun(current.delivery, lease, now())
    if (!current || !delivery) return undefined
    const permission = current.phone && (await maySend(current.phone, current.to[0] ?? '', transaction, deps))
    if (permission && permission.kind !== 'go' && current.delivery.state === 'waiting') {
      const halted =
        permission.kind === 'later'
          ? postponedTo(current.delivery, permission.at)
          : withdrawn(current.delivery, permission.reason, now())
      transaction.update(document, { delivery: halted })
      return { ...current, delivery: halted }
    }
    transaction.update(document, { delivery })
    return { ...current, delivery }
  })
  if (mail?.delivery.state !== 'sending') return mail?.delivery.state
  const { to, replyTo, phone } = mail
  const outcome = await outcomeOf(async () =>
    phone
      ? sendToPhone(id, mail, phone, deps)
      : mailServer.send({ id, to, replyTo, message: await messageWithPrints(id, mail, deps) }),
  )
  // The server's message names the mailbox, so staff see it and the log does not.
  if (outcome.kind !== 'accepted') deps.log.warn({ mail: id, outcome: outcome.kind }, 'a mail was not sent')
  return transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    const delivery = current && settled(current.delivery, lease, outcome, now())
    if (delivery) transaction.update(document, { delivery })
    return (delivery ?? current?.delivery)?.state
  })
}

/** An error in our own code must leave the mail with staff, too. */
const outcomeOf = (send: () => Promise<SendOutcome>): Promise<SendOutcome> =>
  send().catch((error: unknown) => ({
    kind: 'unknown',
    reason: error instanceof Error ? error.message : String(error),
  }))
