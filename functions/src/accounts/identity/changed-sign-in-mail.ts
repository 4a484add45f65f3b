import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from '../../mails/escape-html.ts'

type SignIn = Pick<StoredUser, 'email' | 'phone'>

/**
 * Returns the mails that tell the old and the new address about changed sign-in details: one each, so that a mailbox that does not exist keeps nothing
 * from the other. Somebody else may have made the change, or the new address may belong to a stranger, so they address nobody by name.
 */
export function changedSignInMails(before: SignIn, after: SignIn, isNewPassword: boolean, at: Date): StoredMail[] {
  const changes = [
    ...(after.email === before.email ? [] : [`Email: ${after.email || 'none'}`]),
    ...(after.phone === before.phone ? [] : [`Phone number: ${after.phone ? formatPhone(after.phone) : 'none'}`]),
    ...(isNewPassword ? ['Password: changed'] : []),
  ]
  const intro = 'the sign-in details of your account have just been changed:'
  const outro =
    'If this was you, there is nothing more to do. If it was not, please reply to this email at once and we will help you get your account back.'
  const items = changes.map((change) => `<li>${escapeHtml(change)}</li>`).join('')
  const message = {
    subject: 'Your sign-in details have changed',
    text: ['Hello,', intro, changes.map((change) => `- ${change}`).join('\n'), outro].join('\n\n'),
    html: `<p>Hello,</p>\n<p>${intro}</p>\n<ul>${items}</ul>\n<p>${escapeHtml(outro)}</p>`,
  }
  const addresses = [...new Set([before.email, after.email])].filter((address) => address !== '')
  return addresses.map((address) => ({ to: [address], message, delivery: toBeSent(at), createdAt: at }))
}

/** Each mail has its own id; all start with this prefix, so they can be found when the account is deleted. */
export const changedSignInMailId = (uid: string) => `changed-sign-in-${uid}`
