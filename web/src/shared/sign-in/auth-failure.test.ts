import { expect, test } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { authSentence } from './auth-failure.ts'

const fallback = 'Google sign-in failed. Please try again.'

test('a visitor who closes Google’s window is not told of a failure', () => {
  expect(authSentence({ code: 'auth/popup-closed-by-user' }, fallback)).toBeUndefined()
})

test('a wrong code and an expired one are told apart', () => {
  expect(authSentence({ code: 'auth/invalid-verification-code' }, fallback)).toMatch(/not right/)
  expect(authSentence({ code: 'auth/code-expired' }, fallback)).toMatch(/expired/)
})

test('what nobody foresaw is told in the screen’s words, the shop’s refusal in the shop’s', () => {
  expect(authSentence(new Error('inside'), fallback)).toBe(fallback)
  expect(authSentence({ code: 'auth/internal-error' }, fallback)).toBe(fallback)
  expect(authSentence(new ApiFailure(401, { code: 'UNAUTHENTICATED', message: 'Please sign in again.' }), '')).toBe(
    'Please sign in again.',
  )
})
