import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import * as texts from '../../texts/admin/messages.ts'

/** Mail programs truncate longer URLs; a letter of Hindi takes nine characters of one. */
const mostQuoted = 1200

/** Returns a mailto URL for the sender, quoting their message. */
export function replyAddress({ _id, email, name, subject, message }: StaffMessage): string {
  const body = texts.replyTo(name, shortened(message.replaceAll(/^/gm, '> ')))
  const about = subject ? texts.replySubject(subject, _id) : texts.yourMessage(_id)
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`
}

/** Returns as much of a quotation as fits into the URL; letters stay whole. */
function shortened(quoted: string): string {
  let [length, words] = [0, '']
  for (const letter of quoted) {
    length += encodeURIComponent(letter).length
    if (length > mostQuoted) return `${words}…`
    words += letter
  }
  return words
}
