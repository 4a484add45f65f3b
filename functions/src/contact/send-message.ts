import type { StoredMessage } from '@teeshala/contract/contact/contact'
import { mailsIn, messagesIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { created } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { messageMail } from './message-mail.ts'

const hourMs = 3_600_000
const refusal = 'We have received many messages. Please try again later.'
const ofTheShop = { name: 'messages', most: 200, windowMs: hourMs, refusal }
const ofOneAddress = (email: string) => ({ name: `messages of ${email}`, most: 5, windowMs: hourMs, refusal })

/**
 * Stores a message of the contact form and mails it to the shop. The answer carries its number, by which the law lets the
 * sender ask after it (E-Commerce Rules 2020, rule 4: acknowledged in 48 hours, settled in a month).
 */
export async function sendMessage({ caller, body }: Call<'sendMessage'>, deps: Deps): Reply<'sendMessage'> {
  const { db, now, randomBytes } = deps
  const ticket = `M-${Buffer.from(randomBytes(5)).toString('hex').toUpperCase()}`
  const document = messagesIn(db).doc(ticket)
  const settings = await currentSettings(db)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const count = await enforceRateLimits(transaction, [ofTheShop, ofOneAddress(body.email)], deps)
    const userId = caller.kind === 'customer' ? caller.uid : null
    const stored: StoredMessage = { ...body, userId, state: 'new', createdAt: now() }
    transaction.create(document, stored)
    transaction.create(mailsIn(db).doc(ticket), messageMail(ticket, stored, settings))
    count()
  })
  return created({ message: 'Thank you for your message. We will reply within 48 hours.', ticket })
}
