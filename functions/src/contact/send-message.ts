import type { StoredMessage } from '@teeshala/contract/contact/contact'
import { mailsIn, messagesIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { created } from '../http/answer.ts'
import { visitOf } from '../http/caller/visit.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { messageMail } from './message-mail.ts'

const hourMs = 3_600_000
const refusal = 'You have sent us several messages within an hour. Please try again later, or call us.'

/** Of a network as well, because an email is free to invent; of an email only together with it, because it may be somebody else's. */
const limitsOf = (email: string, network: string | undefined): RateLimit[] => [
  { name: `messages of ${email} from ${network}`, free: 5, most: 30, windowMs: hourMs, refusal },
  ...(network ? [{ name: `messages from ${network}`, free: 15, most: 200, windowMs: hourMs, refusal }] : []),
]

/**
 * Stores a message of the contact form and mails it to the shop. The answer carries its number, by which the law lets the
 * sender ask after it (E-Commerce Rules 2020, rule 4: acknowledged in 48 hours, settled in a month).
 */
export async function sendMessage({ caller, body, request }: Call<'sendMessage'>, deps: Deps): Reply<'sendMessage'> {
  const { db, now, randomBytes } = deps
  const ticket = `M-${Buffer.from(randomBytes(5)).toString('hex').toUpperCase()}`
  const document = messagesIn(db).doc(ticket)
  const [settings, { network, solved }] = await Promise.all([currentSettings(db), visitOf(request, deps)])
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(body.email, network), deps, solved)
    const userId = caller.kind === 'customer' ? caller.uid : null
    const stored: StoredMessage = { ...body, userId, state: 'new', createdAt: now() }
    transaction.create(document, stored)
    const mail = messageMail(ticket, stored, settings)
    if (mail) transaction.create(mailsIn(db).doc(ticket), mail)
    count()
  })
  return created({ message: 'Thank you for your message. We will reply within 48 hours.', ticket })
}
