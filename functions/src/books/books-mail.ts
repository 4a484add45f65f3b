import { findingLine } from '@teeshala/contract/books/finding'
import type { StoredBooksCheck } from '@teeshala/contract/books/stored-books'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { formatCount } from '@teeshala/contract/count-format'
import { dayOf } from '@teeshala/contract/india-day'
import { publicOrigin } from '../environment/public-origin.ts'
import { staffMail } from '../mails/staff-mail.ts'

/** How many findings the mail lists; the dashboard shows the rest. */
const mostListed = 50

/** Returns the mail that tells the owners about findings of the nightly audit. */
export function booksMail(
  { startedAt, findings, findingCount }: Pick<StoredBooksCheck, 'startedAt' | 'findings' | 'findingCount'>,
  to: string[],
  createdAt: Date,
): StoredMail {
  const count = findingCount === 1 ? 'One thing does' : `${formatCount(findingCount)} things do`
  const listed = findings.slice(0, mostListed).map(findingLine)
  const text = [
    `We have gone through all orders, payments, invoices and stock of the shop. ${count} not add up:`,
    listed.join('\n'),
    findingCount > listed.length ? `and ${formatCount(findingCount - listed.length)} more.` : '',
    `${publicOrigin()}/admin`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const subject = `Check of the books, ${dayOf(startedAt)}: ${formatCount(findingCount)} found`
  return staffMail(to, { subject, text }, createdAt)
}
