import { expect, test } from 'vitest'
import { matchesUser, userSearchKey, userSearchKeys } from './user-search.ts'

const asha = { name: 'Asha Vérma', email: 'asha.v@teeshala.test', phone: '+919876543210' }
const finds = (query: string) => userSearchKeys(asha).includes(userSearchKey(query) ?? '') && matchesUser(asha, query)

test.each([
  'asha',
  'ASHA verma',
  'verm',
  'teeshala',
  'asha.v@teeshala.test',
  '98765',
  '+91 98765 43210',
  '6543',
  '543-210',
])('staff find a customer by %s', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['ravi', 'asha kumar', '11111', '+44 98765'])('staff do not find a customer by %s', (query) => {
  expect(finds(query)).toBe(false)
})
