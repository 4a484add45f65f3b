import { expect, test } from 'vitest'
import { problemsOfContact } from './use-contact.ts'

const nobody = { name: ' ', phone: '', email: '' }

test('who has an order sent gives the courier a name and a number; who collects it gives what they like', () => {
  expect(problemsOfContact(nobody, false)).toEqual({})
  expect(problemsOfContact(nobody, true)).toEqual({ name: 'Please fill this in', phone: 'Please fill this in' })
  expect(problemsOfContact({ ...nobody, name: 'Meena', phone: '98860 55667' }, true)).toEqual({})
})
