import { expect, test } from 'vitest'
import {
  isUserCountExact,
  matchesUser,
  searchedEmail,
  userSearchKey,
  userSearchKeys,
  withinEmailKey,
} from './user-search.ts'

const asha = { name: 'Asha Vérma', email: 'asha.v@teeshala.test', phone: '+919876543210' }
const finds = (query: string) => userSearchKeys(asha).includes(userSearchKey(query) ?? '') && matchesUser(asha, query)

test.each([
  'asha',
  'sha',
  'erm',
  'ÉRM',
  'eeshal',
  'ASHA verma',
  'verm',
  'teeshala',
  '98765',
  '+91 98765 43210',
  '6543',
  '543-210',
])('staff find a customer by %s', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['ravi', 'sh', 'asha kumar', 'sha verma', '11111', '+44 98765'])(
  'staff do not find a customer by %s',
  (query) => {
    expect(finds(query)).toBe(false)
  },
)

test.each(['asha.v@teeshala.test', ' ASHA.V@ '])(
  'staff find a customer by the beginning of the email (%j)',
  (query) => {
    expect(asha.email.startsWith(searchedEmail(query) ?? '?')).toBe(true)
    expect(matchesUser(asha, query)).toBe(true)
  },
)

test.each(['sha.v@teesh', 'SHA.V@', 'asha.v@teeshala.test'])(
  'staff find a customer by part of the email (%j)',
  (query) => {
    expect(userSearchKeys(asha)).toContain(withinEmailKey(searchedEmail(query) ?? ''))
    expect(matchesUser(asha, query)).toBe(true)
  },
)

test.each([
  ['asha', true],
  ['ash verm', true],
  ['asha.v@teeshala.test', true],
  ['98765', true],
  ['asha teeshala', false],
  ['asha verma teeshala', false],
  ['verylongfamilyname', false],
])('whether the count of a search is exact is known (%j)', (query, isExact) => {
  expect(isUserCountExact(query)).toBe(isExact)
})

test('even the longest names and emails need far fewer keys than a document can hold', () => {
  const letters = 'abcdefghijklmnopqrst'
  const words = Array.from({ length: 12 }, (_, index) => letters.slice(index) + letters.slice(0, index))
  const user = { name: words.slice(0, 5).join(' '), email: `${words.slice(5).join('.')}@x.in`, phone: '+919876543210' }
  expect(userSearchKeys(user).length).toBeLessThan(2500)
})
