import type { User } from '@teeshala/contract/accounts/user'
import { expect, test } from 'vitest'
import { addressOf, nameOf, phoneOf } from './user-words.ts'

const nobody: User = {
  _id: 'u1',
  name: '',
  email: '',
  phone: '',
  address: { street: '', city: '', state: '', country: '', pincode: '' },
  isPhoneProven: true,
  isAdmin: false,
  createdAt: '2026-11-21T00:00:00.000Z',
}

test('an address is formatted as on a letter, without missing parts', () => {
  const address = { street: '4 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' }
  expect(addressOf({ ...nobody, address })).toBe('4 MG Road, Pune, Maharashtra 411001, India')
  expect(addressOf({ ...nobody, address: { ...address, street: '', state: '' } })).toBe('Pune, 411001, India')
  expect(addressOf(nobody)).toBe('N/A')
})

test('a phone number is formatted as people say it', () => {
  expect(phoneOf({ ...nobody, phone: '+919876543210' })).toBe('+91 98765 43210')
  expect(phoneOf(nobody)).toBe('N/A')
})

test('a user without a name is called by their email, or else their phone', () => {
  expect(nameOf({ ...nobody, email: 'asha@teeshala.test', phone: '+919876543210' })).toBe('asha@teeshala.test')
  expect(nameOf({ ...nobody, phone: '+919876543210' })).toBe('+919876543210')
  expect(nameOf(nobody)).toBe('No name')
})
