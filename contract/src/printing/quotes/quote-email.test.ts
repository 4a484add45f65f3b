import { expect, test } from 'vitest'
import { emailOfQuote } from './quote-email.ts'

const [own, other] = ['meena@people.test', 'office@people.test']

test.each([
  ['its own', { contact: { email: own } }, own],
  ['its own before the one that it was sent to', { contact: { email: own }, sent: { to: other } }, own],
  ['the one that it was sent to', { contact: { email: '' }, sent: { to: other } }, other],
  ['none', { contact: { email: '' } }, ''],
])('the email of a quote is %s', (_, quote, email) => {
  expect(emailOfQuote(quote)).toBe(email)
})
