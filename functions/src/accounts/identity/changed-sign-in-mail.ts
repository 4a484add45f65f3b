import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { StoredUser } from '@teeshala/contract/accounts/user'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { escapeHtml } from '../../mails/escape-html.ts'

type SignIn = Pick<StoredUser, 'email' | 'phone'>

/**
 * Tells the former and the new address what opens an account now. Somebody else may have made the change, or the new address may
 * be a stranger's, so it greets nobody by name.
 */
export function changedSignInMail(before: SignIn, after: SignIn, isNewPassword: boolean, at: Date): StoredMail {
  const changes = [
    ...(after.email === before.email ? [] : [`Email: ${after.email || 'none'}`]),
    ...(after.phone === before.phone ? [] : [`Phone number: ${after.phone ? formatPhone(after.phone) : 'none'}`]),
    ...(isNewPassword ? ['Password: changed'] : []),
  ]
  const intro = 'the sign-in details of your account have just been changed:'
  const outro =
    'If this was you, there is nothing more to do. If it was not, please reply to this email at once and we will help you get your account back.'
  const items = changes.map((change) => `<li>${escapeHtml(change)}</li>`).join('')
  return {
    to: [...new Set([before.email, after.email])].filter((address) => address !== ''),
    message: {
      subject: 'Your sign-in details have changed',
      text: ['Hello,', intro, changes.map((change) => `- ${change}`).join('\n'), outro].join('\n\n'),
      html: `<p>Hello,</p>\n<p>${intro}</p>\n<ul>${items}</ul>\n<p>${escapeHtml(outro)}</p>`,
    },
    delivery: toBeSent(at),
    createdAt: at,
  }
}

/** Each change has a mail of its own; their ids begin so, by which they are found when the account goes. */
export const changedSignInMailId = (uid: string) => `changed-sign-in-${uid}`
