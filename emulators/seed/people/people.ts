import type { StoredPhoneNumber, StoredUser } from '@teeshala/contract/accounts/user'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { daysBefore } from '../orders/calendar.ts'

export type SeedPerson = {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly isAdmin: boolean
  readonly address: StoredUser['address']
  readonly joinedDaysAgo: number
}

const emptyAddress = { street: '', city: '', state: '', country: '', pincode: '' }

export const admin: SeedPerson = {
  uid: 'teeshala-admin',
  name: 'Teeshala Admin',
  email: 'admin@teeshala.test',
  phone: '',
  password: 'Admin@1234',
  isAdmin: true,
  address: emptyAddress,
  joinedDaysAgo: 120,
}

export const asha: SeedPerson = {
  uid: 'asha-verma',
  name: 'Asha Verma',
  email: 'asha@teeshala.test',
  phone: '+919876543210',
  password: 'Asha@12345',
  isAdmin: false,
  address: {
    street: '22, Lalbagh Road, 2nd Cross',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560027',
  },
  joinedDaysAgo: 96,
}

export const ravi: SeedPerson = {
  uid: 'ravi-kumar',
  name: 'Ravi Kumar',
  email: 'ravi@teeshala.test',
  phone: '',
  password: 'Ravi@12345',
  isAdmin: false,
  address: emptyAddress,
  joinedDaysAgo: 12,
}

export const people: readonly SeedPerson[] = [admin, asha, ravi]

/** The profile of a person, as it is stored. */
export function profileOf(person: SeedPerson, now: Date): StoredUser {
  const { name, email, phone, address, isAdmin } = person
  const createdAt = daysBefore(now, person.joinedDaysAgo, 11.5)
  return {
    name,
    email,
    phone,
    isPhoneProven: phone !== '',
    isEmailProven: true,
    address,
    isAdmin,
    searchKeys: userSearchKeys({ name, email, phone }),
    createdAt,
    updatedAt: createdAt,
  }
}

/** Returns the owners of the phone numbers. Firebase Auth gets them as well (`openAccount`): here all are verified. */
export function numberDocuments(now: Date): Map<string, StoredPhoneNumber> {
  const withNumber = people.filter(({ phone }) => phone !== '')
  return new Map(
    withNumber.map((person) => [person.phone, { uid: person.uid, since: profileOf(person, now).createdAt }]),
  )
}
