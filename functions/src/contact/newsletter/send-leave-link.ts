import { sha256 } from '../../crypto/sha256.ts'
import { mailsIn, subscriptionsIn } from '../../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../../firestore/rate-limit.ts'
import { transact } from '../../firestore/transact.ts'
import { visitOf } from '../../http/caller/visit.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { limitOfAskedMail } from '../../mails/mailbox-cap.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { leaveLink } from './newsletter-link.ts'
import { leaveLinkMail, newsletterMailId } from './newsletter-mails.ts'

const refusal = 'Too many links were requested from your network. Please try again in an hour.'
const limitsOf = (email: string, network: string | undefined): RateLimit[] => [
  ...(network ? [{ name: `leave links from ${network}`, free: 10, most: 200, refusal }] : []),
  limitOfAskedMail(email, 'We have sent you many emails today. Please check your spam folder, or try again tomorrow.'),
]

/** Mails a newsletter address its unsubscribe link. The response does not reveal whether the address is subscribed. */
export const sendLeaveLink: Handler<'sendLeaveLink'> = async ({ body: { email }, request }, deps) => {
  const { db, now } = deps
  const id = sha256(email)
  const mail = mailsIn(db).doc(`${newsletterMailId(email)}-${crypto.randomUUID()}`)
  const [shop, { network, solved }] = await Promise.all([currentSettings(db), visitOf(request, deps)])
  await transact(deps, async (transaction) => {
    const { exists } = await transaction.get(subscriptionsIn(db).doc(id))
    if ((await transaction.get(mail)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(email, network), deps, solved)
    if (exists) transaction.create(mail, leaveLinkMail(email, leaveLink(id, deps), shop, now()))
    count()
  })
  return ok({ message: `If ${email} gets our newsletter, a link to unsubscribe is on its way.` })
}
