import { mailboxOf } from '@teeshala/contract/accounts/mailbox'
import { codeMinutes } from '@teeshala/contract/orders/buyer/contact-code'
import { sha256 } from '../crypto/sha256.ts'
import { keyedDigest } from '../crypto/signatures.ts'
import { contactCodesIn, mailsIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { nameOf, type Sender, senderOf } from '../http/caller/sender.ts'
import { type Handler, ok } from '../http/handler.ts'
import { limitOfAskedMail } from '../mails/mailbox-cap.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { codeMail } from './code-mail.ts'

const triesOfACode = 5

/** Mails a one-time code with which a buyer verifies an email. The mail contains nothing that a stranger could have written. */
export const sendContactCode: Handler<'sendContactCode'> = async ({ caller, body: { email }, request }, deps) => {
  const { db, now, orderSecret, randomBytes, tellsCodes } = deps
  const code = String(Buffer.from(randomBytes(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const document = contactCodesIn(db).doc(sha256(email))
  const mail = mailsIn(db).doc(`${codeMailId(email)}-${crypto.randomUUID()}`)
  const [shop, sender] = await Promise.all([currentSettings(db), senderOf(caller, request, deps)])
  await transact(deps, async (transaction) => {
    if ((await transaction.get(mail)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(email, sender), deps, sender.solved)
    const at = now()
    const expiresAt = new Date(at.getTime() + codeMinutes * 60_000)
    transaction.set(document, { digest: digestOf(email, code, orderSecret), triesLeft: triesOfACode, expiresAt })
    transaction.create(mail, codeMail(email, code, shop, at))
    count()
  })
  return ok({ message: `We have sent a code to ${email}.`, ...(tellsCodes && { localCode: code }) })
}

/** Returns the stored form of a code. */
export const digestOf = (email: string, code: string, secret: string) =>
  keyedDigest(secret, 'contact code', email, code).toString('hex')

/** The id prefix of the mails to a mailbox, by which they are found when its account is deleted. */
export const codeMailId = (email: string) => `code-${sha256(email)}`

/**
 * Counted by mailbox, by sender and by network. Somebody who requests codes for another person's mailbox cannot use up its limit: they are stopped
 * after five, while its owner can still request codes from elsewhere.
 */
function limitsOf(email: string, sender: Sender): RateLimit[] {
  const refusal = 'We have sent several codes within an hour. Please try again later.'
  const mailbox = mailboxOf(email)
  const { network } = sender
  const name = nameOf(sender)
  return [
    { name: `codes to ${mailbox} from ${network}`, most: 5, refusal },
    { name: `codes to ${mailbox}`, free: 5, most: 15, refusal },
    limitOfAskedMail(email, 'We have sent many emails to this address today. Please try again tomorrow, or call us.'),
    ...(name === undefined ? [] : [{ name: `codes for ${name}`, most: 20, refusal }]),
    ...(network ? [{ name: `codes from ${network}`, free: 20, most: 200, refusal }] : []),
  ]
}
