import type { StoredMessage } from '@teeshala/contract/contact/contact'
import { ticketDueAt } from '@teeshala/contract/grievances/ticket-clock'
import { mailsIn, messagesIn, usersIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { ticketNumber } from '../grievances/ticket-number.ts'
import type { Caller } from '../http/caller/caller.ts'
import { signInRequired } from '../http/caller/not-allowed.ts'
import { senderOf } from '../http/caller/sender.ts'
import { created, type Handler } from '../http/handler.ts'
import { capOfMailbox } from '../mails/mailbox-cap.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { messageMail } from './message-mail.ts'
import { receivedMail } from './ticket-mails.ts'

const refusal = 'You have sent us several messages within an hour. Please try again later, or call us.'

/**
 * Limited by network as well, because anybody can invent emails; and by email only together with the network, because the email may be somebody
 * else's.
 */
const limitsOf = (email: string, network: string | undefined): RateLimit[] => [
  { name: `messages of ${email} from ${network}`, free: 5, most: 30, refusal },
  ...(network ? [{ name: `messages from ${network}`, free: 15, most: 200, refusal }] : []),
]

/**
 * Stores a contact form message and mails it to the shop. The response and a mail tell its sender the ticket number, which the law
 * requires for follow-up. With the same Idempotency-Key a repeated message keeps its number.
 */
export const sendMessage: Handler<'sendMessage'> = async ({ caller, body, request }, deps) => {
  const { db, now } = deps
  const [settings, sender] = await Promise.all([currentSettings(db), senderOf(caller, request, deps)])
  const { network, solved } = sender
  const ticket = ticketNumber('M', sender, body, deps)
  const document = messagesIn(db).doc(ticket)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(body.email, network), deps, solved)
    const createdAt = now()
    const mayMail = await capOfMailbox({ contact: body }, createdAt, transaction)
    const userId = await accountOf(caller, transaction)
    const dueAt = ticketDueAt({ createdAt })
    const stored: StoredMessage = { ...body, userId, state: 'new', dueAt, createdAt }
    transaction.create(document, stored)
    const mail = messageMail(ticket, stored, settings)
    if (mail) transaction.create(mailsIn(db).doc(ticket), mail)
    if (mayMail()) {
      transaction.create(mailsIn(db).doc(`${ticket}-received`), receivedMail(ticket, body.email, settings, createdAt))
    }
    count()
  })
  return created({ message: 'Thank you for your message. We will reply within 48 hours.', ticket })
}

/** Returns the sender's account. Nothing is stored under an account that has been deleted meanwhile. */
async function accountOf(caller: Caller, transaction: Transaction): Promise<string | null> {
  if (caller.kind !== 'customer') return null
  const profile = await transaction.read(usersIn(transaction.db).doc(caller.uid))
  if (profile?.isLeaving) throw signInRequired()
  return profile ? caller.uid : null
}
