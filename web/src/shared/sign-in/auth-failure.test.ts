import { expect, test } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { authSentence } from './auth-failure.ts'

const fallback = 'Google sign-in failed. Please try again.'

test('a visitor who closes Google’s window sees no error', () => {
  expect(authSentence({ code: 'auth/popup-closed-by-user' }, fallback)).toBeUndefined()
})

test('a wrong code and an expired one have different messages', () => {
  expect(authSentence({ code: 'auth/invalid-verification-code' }, fallback)).toMatch(/not right/)
  expect(authSentence({ code: 'auth/code-expired' }, fallback)).toMatch(/expired/)
})

test('an unexpected error shows the screen’s message, a refusal the shop’s', () => {
  expect(authSentence(new Error('inside'), fallback)).toBe(fallback)
  expect(authSentence({ code: 'auth/internal-error' }, fallback)).toBe(fallback)
  expect(authSentence(new ApiFailure(401, { code: 'UNAUTHENTICATED', message: 'Please sign in again.' }), '')).toBe(
    'Please sign in again.',
  )
})
