import { newsletterWords, newsletterWordsSince } from '@teeshala/contract/contact/newsletter-words'
import { sha256 } from '../../crypto/sha256.ts'
import { mailsIn, subscriptionsIn } from '../../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../../firestore/rate-limit.ts'
import { transact } from '../../firestore/transact.ts'
import { visitOf } from '../../http/caller/visit.ts'
import { created, type Handler } from '../../http/handler.ts'
import { capOfMailbox } from '../../mails/mailbox-cap.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { keepChoice } from './keep-choice.ts'
import { leaveLink } from './newsletter-link.ts'
import { newsletterMailId, welcomeMail } from './newsletter-mails.ts'

const refusal = 'Too many addresses were entered from your network. Please try again in an hour.'
const limitsOf = (network: string | undefined): RateLimit[] =>
  network ? [{ name: `newsletter from ${network}`, free: 10, most: 200, refusal }] : []

/**
 * Stores a newsletter address once, with the wording agreed to, and mails it an unsubscribe link, within the limits for unverified
 * mailboxes. The response does not reveal whether it was subscribed already.
 */
export const subscribe: Handler<'subscribe'> = async ({ body: { email }, request }, deps) => {
  const { db } = deps
  const id = sha256(email)
  const document = subscriptionsIn(db).doc(id)
  const [shop, { network, solved }] = await Promise.all([currentSettings(db), visitOf(request, deps)])
  await transact(deps, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const at = deps.now()
    const count = await enforceRateLimits(transaction, limitsOf(network), deps, solved)
    const mayMail = await capOfMailbox({ contact: { email } }, at, transaction)
    transaction.create(document, { email, createdAt: at })
    const words = { words: newsletterWords, wordsSince: newsletterWordsSince, page: 'footer' }
    keepChoice(id, { isWanted: true, ...words }, transaction, deps)
    if (mayMail()) {
      const mail = mailsIn(db).doc(`${newsletterMailId(email)}-${at.getTime()}`)
      transaction.set(mail, welcomeMail(email, leaveLink(id, deps), shop, at))
    }
    count()
  })
  return created({ message: 'Thank you for subscribing!' })
}
