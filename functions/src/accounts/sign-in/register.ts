import type { StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { mailsIn, usersIn } from '../../firestore/collections.ts'
import { countRequest, type RateLimit } from '../../firestore/rate-limit.ts'
import { transact } from '../../firestore/transact.ts'
import { visitOf } from '../../http/caller/visit.ts'
import { created, type Handler } from '../../http/handler.ts'
import { capOfMailbox } from '../../mails/mailbox-cap.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { emailLink } from '../email-link/email-link.ts'
import { emailLinkMail, emailLinkMailId } from '../email-link/email-link-mail.ts'
import { rethrowAsTaken, takenNumber } from '../identity/identity-taken.ts'
import { changeNumber, isTakenNumber } from '../identity/phone-numbers.ts'
import { emptyAddress } from '../profile/empty-address.ts'
import { userAnswer } from '../profile/user-answer.ts'

const refusal = 'We have received many sign-ups from you within an hour. Please try again later.'

const limitsOf = (email: string, network: string | undefined): RateLimit[] => [
  { name: `registrations of ${email} from ${network}`, free: 10, most: 60, refusal },
  ...(network ? [{ name: `registrations from ${network}`, free: 20, most: 400, refusal }] : []),
]

/**
 * Creates an account. Firebase Auth decides whether the email is free, the shop's own data whether the phone is: it is
 * not verified yet, so Firebase is not told about it. If the profile cannot be stored, the sign-in is removed again, so that
 * the visitor can retry with the same email.
 */
export const register: Handler<'register'> = async ({ body, request }, deps) => {
  const { auth, db, now } = deps
  const { name, email, password, phone, address } = body
  const [shop, visit] = await Promise.all([currentSettings(db), visitOf(request, deps)])
  // Before Firebase Auth is asked, whatever the result: 'taken' tells an attacker which emails have accounts.
  await countRequest(limitsOf(email, visit.network), deps, visit.solved)
  if (await isTakenNumber(phone, undefined, deps)) throw takenNumber()
  const { uid } = await auth.createUser({ email, password, displayName: name }).catch(rethrowAsTaken)
  const profile: StoredUser = {
    name,
    email,
    phone,
    isPhoneProven: false,
    isEmailProven: false,
    address: address ?? emptyAddress,
    isAdmin: false,
    searchKeys: userSearchKeys({ name, email, phone }),
    createdAt: now(),
    updatedAt: now(),
  }
  const document = usersIn(db).doc(uid)
  const mail = mailsIn(db).doc(`${emailLinkMailId(uid)}-first`)
  try {
    await transact(deps, async (transaction) => {
      const writeNumber = await changeNumber(transaction, { uid, from: '', to: phone, isProven: false }, deps)
      const mayMail = await capOfMailbox({ contact: { email } }, now(), transaction)
      writeNumber()
      if (mayMail()) transaction.set(mail, emailLinkMail(email, emailLink({ uid, email }, deps), shop, now()))
      transaction.set(document, profile)
    })
  } catch (error) {
    // The commit may have succeeded with its response lost, so the document is deleted as well; a number without a profile is free.
    await Promise.allSettled([auth.deleteUser(uid), document.delete(), mail.delete()])
    throw error
  }
  return created({ message: 'Registration successful', user: userAnswer({ ...profile, _id: uid }) })
}
