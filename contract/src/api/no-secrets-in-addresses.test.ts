import { expect, test } from 'vitest'
import { calls } from './calls.ts'

test('no call takes a secret in its URL, which would end up in logs', () => {
  const taken = Object.values(calls).flatMap((call) => ('query' in call ? Object.keys(call.query) : []))
  expect(taken).not.toEqual([])
  expect(taken.filter((name) => /^t$|token|secret|code|password|key/i.test(name))).toEqual([])
})
