import { expect, test } from 'vitest'
import { marksAfter, problemsOfContact } from './use-contact.ts'

const nobody = { name: ' ', phone: '', email: '' }
const collected = { isSent: false, isToBeReached: false }
const sent = { ...collected, isSent: true }
const reached = { ...collected, isToBeReached: true }

test('a delivered order needs a name and a phone number for the courier; a collected one needs neither', () => {
  expect(problemsOfContact(nobody, collected)).toEqual({})
  expect(problemsOfContact(nobody, sent)).toEqual({ name: 'Please fill this in', phone: 'Please fill this in' })
  expect(problemsOfContact({ ...nobody, name: 'Meena', phone: '98860 55667' }, sent)).toEqual({})
})

test('a customer who must be reachable gives a name, and a phone number or an email', () => {
  const way = 'Please give a phone number or an email'
  expect(problemsOfContact(nobody, reached)).toEqual({ name: 'Please fill this in', phone: way })
  expect(problemsOfContact({ ...nobody, name: 'Meena' }, reached)).toEqual({ phone: way })
  expect(problemsOfContact({ ...nobody, name: 'Meena', email: 'meena@example.test' }, reached)).toEqual({})
})

test('typing in a field leaves the error of another field', () => {
  const missing = problemsOfContact(nobody, sent)
  expect(marksAfter(missing, { email: 'meena@example.test' })).toEqual(missing)
  expect(marksAfter(missing, { name: 'M' })).toEqual({ phone: 'Please fill this in' })
  const neither = problemsOfContact(nobody, reached)
  expect(marksAfter(neither, { email: 'meena@example.test' })).toEqual({ name: 'Please fill this in' })
})
