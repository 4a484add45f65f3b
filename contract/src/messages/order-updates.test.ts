import { expect, test } from 'vitest'
import { wishOf } from './order-updates.ts'

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe!', 'stop'],
  ['start', 'start'],
  ['please do not stop', undefined],
  ['', undefined],
] as const)('a text message with %j is understood as %s', (text, wish) => {
  expect(wishOf(text)).toBe(wish)
})
