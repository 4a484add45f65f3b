import type { User } from '@teeshala/contract/accounts/user'

/** What a spreadsheet would take for the beginning of a formula, full-width forms included. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\t\r\0＝＋－＠]/u

/** A byte order mark: without it Excel reads UTF-8 as something else. */
export const csvStart = `\uFEFF${row(['Name', 'Email', 'Phone', 'Street', 'City', 'State', 'Country', 'Pincode', 'Status', 'Joined'])}`

type UserRow = Omit<User, '_id' | 'isPhoneProven'>

/** One person as a line of the export. */
export function userRow({ name, email, phone, address, isAdmin, createdAt }: UserRow): string {
  const { street, city, state, country, pincode } = address
  return row([name, email, phone, street, city, state, country, pincode, isAdmin ? 'Admin' : 'Customer', createdAt])
}

/** RFC 4180, every cell quoted; one that could be a formula begins with an apostrophe, which spreadsheets show as text. */
function row(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${(formulaStart.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
