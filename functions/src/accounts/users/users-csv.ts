import type { StoredUser } from '@teeshala/contract/accounts/user'
import { dayOf, timeOf } from '@teeshala/contract/india-day'
import { cleanLine } from '@teeshala/contract/text'

/** The header row. */
export const userColumns = [
  'Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'Country',
  'Pincode',
  'Status',
  'Joined',
]

type ExportedUser = Pick<StoredUser, 'name' | 'email' | 'phone' | 'address' | 'isAdmin' | 'createdAt'>

/** Returns a person as a row of the export. */
export function userCells({ name, email, phone, address, isAdmin, createdAt }: ExportedUser): string[] {
  const { street, city, state, country, pincode } = address
  const status = isAdmin ? 'Admin' : 'Customer'
  const joined = `${dayOf(createdAt)} ${timeOf(createdAt)}`
  return [cleanLine(name, 100), email, phone, street, city, state, country, pincode, status, joined]
}
