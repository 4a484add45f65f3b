import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { Shop } from '../../mails/mail-content.ts'
import { shortMail } from '../../mails/short-mail.ts'

type SignIn = Pick<StoredUser, 'email' | 'phone'>
type Change = { readonly before: SignIn; readonly after: SignIn; readonly isNewPassword: boolean }

/**
 * Returns the mails that tell the old and the new address about changed sign-in details: one each, so that a mailbox that does not exist keeps nothing
 * from the other. Somebody else may have made the change, or the new address may belong to a stranger, so they address nobody by name.
 */
export function changedSignInMails({ before, after, isNewPassword }: Change, shop: Shop, at: Date): StoredMail[] {
  const parts = [
    'The sign-in details of your account have just been changed:',
    ...(after.email === before.email ? [] : [`Email: ${after.email || 'none'}`]),
    ...(after.phone === before.phone ? [] : [`Phone number: ${after.phone ? formatPhone(after.phone) : 'none'}`]),
    ...(isNewPassword ? ['Password: changed'] : []),
    'If this was you, there is nothing more to do. If it was not, please reply to this email at once and we will help you get your account back.',
  ]
  const addresses = [...new Set([before.email, after.email])].filter((address) => address !== '')
  return addresses.map((address) =>
    shortMail(address, { subject: 'Your sign-in details have changed', parts }, shop, at),
  )
}

/** Each mail has its own id; all start with this prefix, so they can be found when the account is deleted. */
export const changedSignInMailId = (uid: string) => `changed-sign-in-${uid}`
