import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import * as texts from '../../texts/admin/messages.ts'

/** Mail programs cut longer addresses off. */
const mostQuoted = 1200

/** The address that opens a mail to the sender, with their words below. */
export function replyAddress({ _id, email, name, subject, message }: StaffMessage): string {
  const words = message.length > mostQuoted ? `${message.slice(0, mostQuoted)}…` : message
  const quoted = words.replaceAll(/^/gm, '> ')
  const body = texts.replyTo(name, quoted)
  const about = subject ? texts.replySubject(subject, _id) : texts.yourMessage(_id)
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`
}
