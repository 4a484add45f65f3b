import { mailboxOf } from '@teeshala/contract/accounts/mailbox'
import { AppError } from '../../errors/app-error.ts'
import { mailsIn } from '../../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../../firestore/rate-limit.ts'
import { transact } from '../../firestore/transact.ts'
import { visitOf } from '../../http/caller/visit.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { limitOfAskedMail } from '../../mails/mailbox-cap.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { emailLink } from './email-link.ts'
import { emailLinkMail, emailLinkMailId } from './email-link-mail.ts'

const refusal = 'We have sent you several links within an hour. Please look into your spam folder, or try again later.'

const limitsOf = (uid: string, email: string): RateLimit[] => [
  { name: `email links of ${uid}`, most: 5, refusal },
  { name: `email links to ${mailboxOf(email)}`, free: 5, most: 15, refusal },
  limitOfAskedMail(
    email,
    'We have sent you many emails today. Please look into your spam folder, or try again tomorrow.',
  ),
]

/** Sends the caller the email confirmation link again. */
export const sendEmailLink: Handler<'sendEmailLink'> = async ({ caller, request }, deps) => {
  const { auth, db, now, tellsCodes } = deps
  const [{ email, emailVerified }, shop, { solved }] = await Promise.all([
    auth.getUser(caller.uid),
    currentSettings(db),
    visitOf(request, deps),
  ])
  if (!email) throw new AppError('CONFLICT', 'Please enter your email in your profile first.')
  if (emailVerified) return ok({ message: 'Your email is confirmed already.' })
  const link = emailLink({ uid: caller.uid, email }, deps)
  const mail = mailsIn(db).doc(`${emailLinkMailId(caller.uid)}-${crypto.randomUUID()}`)
  await transact(deps, async (transaction) => {
    if ((await transaction.get(mail)).exists) return
    const count = await enforceRateLimits(transaction, limitsOf(caller.uid, email), deps, solved)
    transaction.create(mail, emailLinkMail(email, link, shop, now()))
    count()
  })
  return ok({ message: `We have sent a link to ${email}.`, ...(tellsCodes && { localLink: link }) })
}
