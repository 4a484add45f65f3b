import type { User } from '@teeshala/contract/accounts/user'
import { expect, test } from 'vitest'
import { csvStart, userRow } from './users-csv.ts'

const user: User = {
  _id: 'u1',
  name: 'Asha Verma',
  email: 'asha@teeshala.test',
  phone: '+919876543210',
  address: { street: '4, MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' },
  isPhoneProven: true,
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
}

test('a person is one quoted line under the headings', () => {
  expect(csvStart).toMatch(/^\uFEFF"Name","Email",.*\r\n$/)
  expect(userRow(user)).toBe(
    `"Asha Verma","asha@teeshala.test","'+919876543210","4, MG Road","Pune","Maharashtra","India","411001","Customer","2026-01-02T03:04:05.000Z"\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', ' =1', '\u200B=1', '＝1', '＋1', '－1', '＠x'])(
  'a name that begins like a formula (%j) is text to a spreadsheet',
  (name) => {
    expect(userRow({ ...user, name })).toMatch(/^"'/)
  },
)

test('quotes and line breaks stay inside their cell', () => {
  expect(userRow({ ...user, name: 'A "B"\nC' })).toMatch(/^"A ""B""\nC",/)
})

test('a name with an equals sign inside is left as it is', () => {
  expect(userRow({ ...user, name: 'A=B' })).toMatch(/^"A=B",/)
})
