import { expect, test } from 'vitest'
import { ApiFailure, sentenceFor, unreachable } from './api-failure.ts'

const fallback = 'Failed to load cart. Please try again.'

test('a refusal is told in the shop’s own words', () => {
  const refusal = new ApiFailure(409, { code: 'OUT_OF_STOCK', message: 'Only 3 left in stock', requestId: 'r1' })
  expect(sentenceFor(refusal, fallback)).toBe('Only 3 left in stock')
})

test('a failure of the shop is told in the screen’s words, with the number to ask about', () => {
  const failure = new ApiFailure(500, { code: 'INTERNAL', message: 'Something went wrong', requestId: 'r42' })
  expect(sentenceFor(failure, fallback)).toBe(`${fallback} (Reference: r42)`)
})

test('a missing connection is called that', () => {
  expect(sentenceFor(new ApiFailure(0, { code: 'UNREACHABLE', message: '' }), fallback)).toBe(unreachable)
})

test('what nobody foresaw shows nothing of the inside', () => {
  expect(sentenceFor(new TypeError('x is undefined'), fallback)).toBe(fallback)
})
