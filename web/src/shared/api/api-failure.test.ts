import { expect, test } from 'vitest'
import { ApiFailure, failedWith, sentenceFor, unreachable } from './api-failure.ts'

const fallback = 'Failed to load cart. Please try again.'

test('a refusal shows the shop’s own message', () => {
  const refusal = new ApiFailure(409, { code: 'OUT_OF_STOCK', message: 'Only 3 left in stock', requestId: 'r1' })
  expect(sentenceFor(refusal, fallback)).toBe('Only 3 left in stock')
})

test('a server error shows the screen’s message, with the number to ask about', () => {
  const failure = new ApiFailure(500, { code: 'INTERNAL', message: 'Something went wrong', requestId: 'r42' })
  expect(sentenceFor(failure, fallback)).toBe(`${fallback} (Reference: r42)`)
})

test('a missing connection is named as such', () => {
  expect(sentenceFor(new ApiFailure(0, { code: 'UNREACHABLE', message: '' }), fallback)).toBe(unreachable)
})

test('an unexpected error reveals nothing internal', () => {
  expect(sentenceFor(new TypeError('x is undefined'), fallback)).toBe(fallback)
})

test('a server error without a number, and a refusal without a message, show only the screen’s message', () => {
  expect(sentenceFor(new ApiFailure(502, { code: 'INTERNAL', message: 'Bad gateway' }), fallback)).toBe(fallback)
  expect(sentenceFor(new ApiFailure(404, { code: 'NOT_FOUND', message: '' }), fallback)).toBe(fallback)
})

test('a shop that asks to try again shows its own message', () => {
  const busy = new ApiFailure(503, {
    code: 'UNAVAILABLE',
    message: 'Many people are ordering just now.',
    requestId: 'r7',
  })
  expect(sentenceFor(busy, fallback)).toBe('Many people are ordering just now.')
})

test('a failure is recognised by its code, and only in an answer of the shop', () => {
  const refusal = new ApiFailure(409, { code: 'CART_EMPTY', message: '', details: { left: 0 } })
  expect(failedWith(refusal, 'PRICE_CHANGED', 'CART_EMPTY')).toBe(true)
  expect(failedWith(refusal, 'PRICE_CHANGED')).toBe(false)
  for (const other of [{ code: 'CART_EMPTY' }, undefined, new Error('CART_EMPTY')])
    expect(failedWith(other, 'CART_EMPTY')).toBe(false)
  expect(refusal).toMatchObject({ fields: {}, details: { left: 0 } })
  expect(new ApiFailure(500, { code: 'INTERNAL', message: '' }).details).toEqual({})
})
