import { expect, test } from 'vitest'
import { emailOfQuote } from './quote-email.ts'

const [own, other] = ['meena@people.test', 'office@people.test']

test.each([
  ['that of its contact', { contact: { email: own } }, own],
  ['that of its contact rather than the one it was sent to', { contact: { email: own }, sent: { to: other } }, own],
  ['the one it was sent to, without a contact email', { contact: { email: '' }, sent: { to: other } }, other],
  ['none', { contact: { email: '' } }, ''],
])('the email of a quote is %s', (_, quote, email) => {
  expect(emailOfQuote(quote)).toBe(email)
})
