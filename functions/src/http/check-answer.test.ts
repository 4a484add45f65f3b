import { describe, expect, test } from 'vitest'
import { firebaseDeps } from '../firebase-deps.ts'
import { checkAnswer } from './check-answer.ts'
import { ok } from './handler.ts'
import { type Route, routesOf } from './route.ts'

const favorite = { userId: 'asha', productId: 'tee', isLike: false }
const removal = routesOf({ removeFavorite: async () => ok(favorite) })[0] as Route

describe('an answer', () => {
  test('that matches its call’s schema passes', () => {
    expect(() => checkAnswer(removal, ok(favorite))).not.toThrow()
    expect(() => checkAnswer(removal, ok({ ...favorite, note: undefined }))).not.toThrow()
  })

  test.each([
    ['a missing field', ok({ userId: 'asha', productId: 'tee' }), 'isLike'],
    ['an extra field', ok({ ...favorite, email: 'asha@teeshala.test' }), 'answer.email'],
    ['a field of a wrong type', ok({ ...favorite, isLike: 'no' }), 'isLike'],
    ['a wrong status', { status: 201, body: favorite }, 'status 201'],
  ])('with %s is rejected', (_what, answer, named) => {
    expect(() => checkAnswer(removal, answer)).toThrow(named)
  })
})

test('answers are checked in local runs and never in production', () => {
  expect(firebaseDeps({ FUNCTIONS_EMULATOR: 'true' }).checksAnswers).toBe(true)
  expect(firebaseDeps({}).checksAnswers).toBe(false)
})
