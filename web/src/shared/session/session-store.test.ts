import { expect, test } from 'vitest'
import { readUser } from './session-store.ts'

const user = { _id: 'u1', name: 'Asha Verma', email: 'asha@teeshala.test', token: 'a.b.c', isAdmin: false }

test('a stored session is restored completely', () => {
  expect(readUser({ currentUser: user })).toEqual(user)
})

test.each([
  null,
  'text',
  {},
  { currentUser: null },
  { currentUser: [] },
  { currentUser: { ...user, token: '' } },
  { currentUser: { ...user, _id: 7 } },
  { user: '{"currentUser":{}}', _persist: '{"version":1}' },
])('a corrupt or foreign stored state starts signed out: %j', (stored) => {
  expect(readUser(stored)).toBeNull()
})

test('a stored state makes somebody an admin only by the value true', () => {
  expect(readUser({ currentUser: { ...user, isAdmin: 'true' } })?.isAdmin).toBe(false)
})
