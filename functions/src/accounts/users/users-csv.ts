import type { User } from '@teeshala/contract/accounts/user'
import { byteOrderMark, csvLine } from '@teeshala/contract/csv-text'

/** What stands above the people. */
export const csvStart = `${byteOrderMark}${csvLine(['Name', 'Email', 'Phone', 'Street', 'City', 'State', 'Country', 'Pincode', 'Status', 'Joined'])}`

type UserRow = Omit<User, '_id' | 'isPhoneProven'>

/** One person as a line of the export. */
export function userRow({ name, email, phone, address, isAdmin, createdAt }: UserRow): string {
  const { street, city, state, country, pincode } = address
  return csvLine([name, email, phone, street, city, state, country, pincode, isAdmin ? 'Admin' : 'Customer', createdAt])
}
