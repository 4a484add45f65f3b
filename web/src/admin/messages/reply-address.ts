import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import * as texts from '../../texts/admin/messages.ts'

/** Mail programs truncate longer URLs. */
const mostQuoted = 1200

/** Returns a mailto URL for the sender, quoting their message. */
export function replyAddress({ _id, email, name, subject, message }: StaffMessage): string {
  const words = message.length > mostQuoted ? `${message.slice(0, mostQuoted)}…` : message
  const quoted = words.replaceAll(/^/gm, '> ')
  const body = texts.replyTo(name, quoted)
  const about = subject ? texts.replySubject(subject, _id) : texts.yourMessage(_id)
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`
}
